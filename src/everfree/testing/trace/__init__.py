"""Trace each clause of the rulebook to the code that claims it and the tests that check it; prove the tests.

Start with `tracing.py`, which joins what `claims.py` and `marks.py` read from the sources. `mutants.py` lists
changes that remove the behaviour of one clause; `proof.py` runs the tests of the clause against each of them,
in the process of `stage.py`, and expects a failure. `reversal.py` runs the tests of chapters 7 and 8 with the
order of entry into play reversed. The command `everfree rules` prints the results; `pages.py` and `report.py`
write them for the docs.
"""

from everfree.testing.trace.claims import Place
from everfree.testing.trace.marks import MarkedTest
from everfree.testing.trace.mutants import Mutant, Mutants, read_mutants
from everfree.testing.trace.proof import Outcome, Proof, Prover, RedBefore, too_many_exempt
from everfree.testing.trace.reversal import Reversal, run_in_reverse
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
    "Reversal",
    "Trace",
    "read_mutants",
    "run_in_reverse",
    "too_many_exempt",
    "trace",
]
