"""What the events do: importing registers it. [BNG-16 to BNG-18]"""
