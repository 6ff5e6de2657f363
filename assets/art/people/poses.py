"""How somebody stands: where the head is carried, and how the body under it is turned or bent."""

from __future__ import annotations

from typing import NamedTuple

from assets.art.registry import Parts


class Pose(NamedTuple):
    """A pose of somebody who looks to the right; to the left it is mirrored."""

    ahead: float = 0  # how far the head is pushed forward
    down: float = 0  # how far it is sunk
    nod: float = 0  # how far it is tilted forward, in degrees
    lean: float = 0  # how far the shoulders follow: a share of the height above the lower edge
    narrow: float = 1  # how broad the body still is, seen from its side
    shrug: float = 0  # how far the shoulders come up
    is_turned: bool = False  # the face is seen from half its side
    is_profile: bool = False


POSES: Parts[Pose] = Parts(
    "pose",
    {
        "front": Pose(),
        "half": Pose(ahead=5, nod=1, lean=0.08, narrow=0.93, is_turned=True),
        "profile": Pose(ahead=4, down=-7, lean=0.1, narrow=0.84, is_profile=True),
        "bowed": Pose(ahead=8, down=14, nod=7, lean=0.16, shrug=7),
        "proud": Pose(ahead=-3, down=-4, nod=-6, lean=-0.05, narrow=1.06, shrug=-2, is_turned=True),
        "peering": Pose(ahead=17, down=7, nod=9, lean=0.3, narrow=0.95, is_turned=True),
    },
)
