"""The list of attacks, each with the weakness that it must find when that is planted."""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, Final

from everfree.cli.check.hostile import (
    answers,
    connections,
    consent,
    damage,
    floods,
    hidden,
    isolation,
    malformed,
    origins,
    planted,
    shuffles,
    workers,
)
from everfree.cli.check.hostile.arena import Arena
from everfree.cli.check.hostile.planted import Plant
from everfree.server.limits import UNLIMITED


@dataclass(frozen=True)
class Attack:
    """An attack, and how the server is started for it."""

    run: Callable[[Arena], None]
    """Raises `Breach` if the server does not hold; its docstring is the name of the attack."""
    plant: Plant | None = None
    """Switches off the protection that the attack tests."""
    settings: dict[str, Any] = field(default_factory=dict)
    planted_settings: dict[str, Any] = field(default_factory=dict)
    """Settings of a server without the protection."""

    @property
    def name(self) -> str:
        """What the attack does, in one sentence."""
        return (self.run.__doc__ or "").rstrip(".")

    @property
    def has_plant(self) -> bool:
        """Whether a weakness can be planted."""
        return self.plant is not None or bool(self.planted_settings)


def _limited(run: Callable[[Arena], None], **settings: Any) -> Attack:
    """Return an attack on limits, whose weakness is that there are none."""
    return Attack(run, settings=settings, planted_settings={"limits": UNLIMITED})


ATTACKS: Final = (
    Attack(isolation.engine_raises, planted.commands_change_the_live_replica),
    Attack(isolation.disk_is_full, planted.commands_change_the_live_replica),
    Attack(isolation.database_is_locked, planted.commands_change_the_live_replica),
    Attack(isolation.view_fails, planted.one_view_fails_all),
    Attack(damage.logs_are_damaged, planted.digests_are_not_compared),
    Attack(workers.killed_ten_times, planted.failed_workers_are_not_replaced),
    Attack(workers.frozen, planted.workers_may_be_silent),
    Attack(workers.cannot_be_started, planted.failed_workers_are_not_replaced),
    Attack(hidden.correction_names_a_card, planted.corrections_are_told_from_the_future),
    Attack(hidden.correction_of_a_face_down_card, planted.every_card_counts_as_known),
    Attack(hidden.half_made_action, planted.actions_of_others_are_not_cancelled),
    Attack(hidden.action_after_an_own_proposal, planted.actions_of_others_are_not_cancelled),
    Attack(hidden.action_is_begun_and_cancelled, planted.every_command_is_counted),
    Attack(consent.proposal_is_swapped, planted.consent_is_about_anything),
    Attack(consent.undo_is_swapped, planted.consent_is_about_anything),
    Attack(answers.wrong_number_of_answers, planted.answers_are_not_checked),
    Attack(answers.answers_out_of_turn),  # the engine refuses them too
    Attack(answers.answers_after_a_secret, planted.answers_may_follow_a_secret),
    Attack(answers.answers_past_others, planted.answers_may_follow_a_secret),
    Attack(answers.consent_is_asked_for_again, planted.asks_are_forgotten),
    Attack(answers.nonce_is_reused, planted.nonces_are_not_bound),
    Attack(answers.nonce_is_bad, planted.every_nonce_is_accepted),
    Attack(origins.form_of_another_site, planted.every_origin_is_own),
    Attack(origins.other_host_name, planted.every_host_is_allowed),
    Attack(origins.socket_of_another_site, planted.every_origin_is_own),
    Attack(malformed.malformed_bodies, planted.deep_bodies_are_not_caught),
    Attack(malformed.malformed_messages),
    Attack(shuffles.secret_is_looked_for, planted.shuffles_are_revealed_at_once),
    Attack(shuffles.number_is_changed, planted.numbers_may_be_sent_again),
    Attack(shuffles.commitment_is_stolen, planted.commitments_are_to_anybody),
    Attack(shuffles.one_publishes_alone, planted.one_agreement_publishes),
    _limited(connections.half_sent_requests),
    _limited(floods.messages, limits=floods.SMALL),
    _limited(floods.tables, limits=floods.SMALL),
    _limited(floods.sockets, limits=floods.SMALL),
    _limited(floods.length_of_a_match, limits=floods.SHORT),
)
