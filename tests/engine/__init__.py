"""Tests of the engine."""

import pytest

pytest.register_assert_rewrite("tests.engine.toys")
