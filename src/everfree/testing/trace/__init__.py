"""From a clause of the rulebook to the code that claims it, the tests that would miss it, and the proof.

Start with `tracing.py`, which joins what `claims.py` and `marks.py` read from the sources; `mutants.py` and
`proof.py` take a clause's behaviour away and look for a red test, on the stage of `stage.py`. The command
`everfree rules` prints all of it; `pages.py` and `report.py` write it for the docs.
"""

from everfree.testing.trace.claims import Place
from everfree.testing.trace.marks import MarkedTest
from everfree.testing.trace.mutants import Mutant, Mutants, read_mutants
from everfree.testing.trace.proof import Outcome, Proof, Prover, RedBefore, too_many_exempt
from everfree.testing.trace.tracing import ROOT, Choice, Entry, Law, Trace, trace

__all__ = [
    "ROOT",
    "Choice",
    "Entry",
    "Law",
    "MarkedTest",
    "Mutant",
    "Mutants",
    "Outcome",
    "Place",
    "Proof",
    "Prover",
    "RedBefore",
    "Trace",
    "read_mutants",
    "too_many_exempt",
    "trace",
]
