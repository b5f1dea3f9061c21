"""Nets that learn: their arithmetic, what they learn from, and a whole short training."""

import json
from random import Random

import numpy as np
import pytest

import parlour
from often import first_often
from parlour import bots
from parlour.bots import knowhow
from parlour.bots import net as nets
from parlour.bots.search.tree import SCRATCH
from parlour.core.compiling import Compiler
from parlour.core.rule import bound
from parlour.games import registry
from parlour.games.mushi.cards import HAND_SIZE
from parlour.training import mojo, mushi, playing, training, uno
from parlour.training.adam import Learner
from parlour.training.curve import curve
from parlour.training.subject import ROOM, SAMPLE, Setting, UntrainableError, subject
from parlour.training.training import Point, Training, train
from plain import Plain

SIZES = (6, 4, 3)


def some_samples(count=40, seed=0):
    random = np.random.default_rng(seed)
    notes = np.array([random.permutation(6)[:3] for _ in range(count)], np.int16)
    samples = np.zeros(count, SAMPLE)
    samples["features"] = random.integers(1, 4, count)
    samples["target"] = random.random(count)
    return notes, samples


def value(net, features):
    one, two = np.zeros(4), np.zeros(3)
    return nets.evaluate(features, len(features), *net, one, two)


def test_a_net_is_evaluated_as_its_layers_say():
    net = nets.rounded(Learner(SIZES, seed=1).mean)
    first, second, third = (layer / nets.SCALE for layer in net)
    for features in ([], [0], [1, 4], [0, 2, 5]):
        one = np.maximum(first[features].sum(axis=0) + first[-1], 0)
        two = np.maximum(one @ second[:-1] + second[-1], 0)
        assert value(net, features) == pytest.approx(two @ third[:-1] + third[-1], rel=1e-12)


def test_a_file_keeps_a_net(tmp_path):
    net = nets.rounded(Learner(SIZES, seed=1).mean)
    nets.save(tmp_path / "net.json", net, {"seed": 1})
    for kept, layer in zip(nets.load(tmp_path / "net.json"), net, strict=True):
        assert (kept == layer).all()
    assert json.loads((tmp_path / "net.json").read_text())["about"] == {"seed": 1}


def test_no_net_is_wider_than_the_memory_that_it_is_evaluated_in(tmp_path):
    """Compiled code would write past it, and nobody would see."""
    room = SCRATCH[1]
    assert max(training.HIDDEN) <= room
    assert all(subject(game).most_features <= room for game in registry.names())
    for one, two in ((room, room), (room + 1, 3), (3, room + 1)):
        net = nets.rounded(Learner((6, one, two), seed=1).mean)
        nets.save(tmp_path / "net.json", net, {})
        if max(one, two) == room:
            assert nets.load(tmp_path / "net.json").first.shape == (7, room)
        else:
            with pytest.raises(nets.NetError, match=f"at most {room}"):
                nets.load(tmp_path / "net.json")


def test_a_net_learns_what_it_is_shown():
    notes, samples = some_samples()
    learner = Learner(SIZES, seed=2)

    def error():
        net = nets.rounded(learner.layers[i] / nets.SCALE for i in range(3))
        values = [value(net, row[:n]) for row, n in zip(notes, samples["features"], strict=True)]
        return float(((np.array(values) - samples["target"]) ** 2).mean())

    before = error()
    for _ in range(600):
        learner.learn(notes, samples, batch=20, rate=1e-2)
    assert error() < before / 2


def test_learning_goes_on_where_it_was_kept(tmp_path):
    notes, samples = some_samples()
    one, other = Learner(SIZES, seed=3), Learner(SIZES, seed=3)
    one.learn(notes, samples, batch=20, rate=1e-2)
    np.savez(tmp_path / "kept.npz", **one.kept())
    with np.load(tmp_path / "kept.npz") as kept:
        other.restore(kept)
    for learner in (one, other):
        learner.learn(notes, samples, batch=20, rate=1e-2)
    for mine, theirs in zip(one.layers, other.layers, strict=True):
        assert (mine == theirs).all()


def test_a_position_learns_from_what_follows_but_not_from_choices_at_random():
    """Seat 0 begins a turn, chooses, and begins another; then the round brings it a share of 1."""
    samples = np.zeros(5, SAMPLE).view(np.recarray)
    samples.kind = [playing.CLOSED, playing.OPENED, playing.CHOSEN, playing.CLOSED, playing.OPENED]
    samples.value = [0.4, 0.5, 0.0, 0.6, 0.7]
    values = np.array([1.0, 0.0])
    playing.credit(0, 5, 0.5, samples, values)
    assert samples.target.tolist() == [0.85, 0.85, 0.85, 1.0, 1.0]
    samples.kind[2] = playing.TRIED
    playing.credit(0, 5, 0.5, samples, np.array([1.0, 0.0]))
    assert samples.target.tolist() == [0.4, 0.5, 0.85, 1.0, 1.0]


def test_a_choice_is_the_policys_unless_the_net_finds_another_surely_better():
    subject = uno.SUBJECT
    choice = bound(
        playing.choice,
        {**subject.game.rules.binding(), **knowhow.binding("uno"), **subject.binding},
    )
    layers = nets.rounded(Learner((subject.features, *training.HIDDEN), seed=1).mean)
    table, bot, random = parlour.table("uno", seats=2, seed=5), bots.get("uno", "easy"), Random(1)
    scratch, differ = np.zeros(SCRATCH), 0
    for _ in range(60):
        if table.to_act is not None and len(table.legal()) > 1:
            s, seat, out = table.state, table.to_act, table.information_state().legal()
            usual = knowhow.of("uno").policy(s, seat, out, len(out))
            assert choice(s, seat, out, len(out), layers, 1e6, scratch) == usual
            differ += choice(s, seat, out, len(out), layers, 0.0, scratch) != usual
        bots.play_on(table, [bot, bot], random)
    assert differ > 0


def test_the_curve_is_a_picture():
    points = [Point(10, [(0.2, 0.01)]), Point(20, [(0.7, 0.01)])]
    picture = curve(points, ["usual rules"], "20 games")
    assert picture.startswith("<svg")
    assert "usual rules" in picture
    assert "20 games" in picture


class Made:
    """Instead of played games: samples that follow from the seed and the layers."""

    def __init__(self, subject, against, rival):
        self.notes = np.zeros((64, subject.most_features), np.int16)
        self.samples = np.zeros(64, SAMPLE)

    def warm_up(self, layers):
        pass

    def play(self, layers, number, seed, first, noise, games):
        random = np.random.default_rng((seed, first, number))
        self.notes[:] = random.permuted(np.tile(np.arange(64), (64, 1)), axis=1)
        self.samples["features"] = random.integers(1, 64, 64)
        self.samples["target"] = random.random(64) + noise + layers[2].sum() * 1e-3
        return 64, games

    def measure(self, layers, options):
        return 0.5, 0.01


@pytest.fixture
def made(monkeypatch):
    monkeypatch.setattr(training, "Tables", Made)


def trained(folder, stops=(), games=2000):
    """What is left of a training that is stopped after so many steps, again and again."""
    for stop in (*stops, 10**9):
        begun = Training(mojo.SUBJECT, folder, games, seed=7)
        before = begun.state.steps
        train(begun, stopped=lambda b=begun, s=before + stop: b.state.steps >= s)
    assert begun.done
    with np.load(folder / "checkpoint.npz") as kept:
        arrays = {name: kept[name].tobytes() for name in kept.files if name != "state"}
    return json.loads((folder / "net.json").read_text())["layers"], arrays, begun.state.points


def test_a_seed_gives_one_net_however_often_it_stops(made, tmp_path):
    whole = trained(tmp_path / "whole")
    assert len(whole[2]) == 7  # one for each step of 300 games
    assert trained(tmp_path / "stopped", stops=(1, 2, 0, 1)) == whole


def test_a_training_that_was_cut_off_goes_on_from_its_last_checkpoint(made, tmp_path, monkeypatch):
    whole = trained(tmp_path / "whole")
    monkeypatch.setattr(training, "PAUSE", 0.0)
    begun = Training(mojo.SUBJECT, tmp_path / "cut", 2000, seed=7)
    begun.step()
    begun.step()
    (tmp_path / "cut" / "checkpoint.new").write_bytes(b"cut off")
    assert trained(tmp_path / "cut") == whole


def test_a_folder_holds_one_training(made, tmp_path):
    trained(tmp_path, games=300)
    with pytest.raises(training.OtherTrainingError, match="--games 300 --seed 7"):
        Training(mojo.SUBJECT, tmp_path, 300, seed=8)
    with pytest.MonkeyPatch.context() as changed:
        changed.setattr(training, "VERSION", training.VERSION + 1)
        with pytest.raises(training.OtherTrainingError):
            Training(mojo.SUBJECT, tmp_path, 300, seed=7)
    with pytest.MonkeyPatch.context() as changed:
        changed.setattr(training, "HIDDEN", (32, 24))
        with pytest.raises(training.CheckpointError, match=r"shape \(33, 16\) .* \(33, 24\)"):
            Training(mojo.SUBJECT, tmp_path, 300, seed=7)
    for damage in (b"", b"no archive", (tmp_path / "checkpoint.npz").read_bytes()[:-200]):
        (tmp_path / "checkpoint.npz").write_bytes(damage)
        with pytest.raises(training.CheckpointError, match="expected a checkpoint"):
            Training(mojo.SUBJECT, tmp_path, 300, seed=7)


@pytest.mark.parametrize("compiler", first_often([Plain, Compiler]))
def test_a_net_can_learn_against_another_alone(compiler, tmp_path, monkeypatch):
    """All samples come from its own seat, another one in each game; on the other sits the rival, or
    the policy."""
    monkeypatch.setattr(training, "Compiler", compiler)
    monkeypatch.setattr(training, "SPACE", 15_000)
    rival = tmp_path / "rival.json"
    layers = nets.rounded(Learner((mojo.SUBJECT.features, *training.HIDDEN), seed=1).mean)
    nets.save(rival, layers, {})
    played = {}
    for against in (playing.NET, playing.POLICY):
        tables = training.Tables(mojo.SUBJECT, against, nets.load(rival))
        for first, seat in ((0, 0), (1, 1)):
            end, _ = tables.play(layers, 0, 5, first, 0.0, games=1)
            assert {*tables.samples["seat"][:end]} == {seat}
        played[against] = tables.measure(layers, Setting(2, {"points": 20}), games=2)
    assert played[playing.NET] == (0.5, 0.0), "it is its own rival"
    assert played[playing.POLICY][0] < 0.5
    begun = Training(mojo.SUBJECT, tmp_path / "folder", 300, seed=7, against=str(rival))
    assert begun.state.command.endswith(f"--against {rival}")
    begun.keep()
    about = json.loads((tmp_path / "folder" / "net.json").read_text())["about"]
    assert about["against"] == str(rival)


def test_at_the_end_of_a_deal_one_seat_learns_the_opposite_of_the_other(monkeypatch):
    monkeypatch.setattr(training, "Compiler", Plain)
    monkeypatch.setattr(training, "SPACE", ROOM + 1)  # for one deal
    tables = training.Tables(mushi.SUBJECT, playing.ITSELF)
    layers = nets.rounded(Learner((mushi.SUBJECT.features, *training.HIDDEN), seed=1).mean)
    end, games = tables.play(layers, 0, seed=5, first=0, noise=0.1)
    assert games == 1
    samples = tables.samples[:end]
    opened = samples[samples["kind"] == playing.OPENED]
    assert len(opened) == 2 * 2 * HAND_SIZE
    ours, theirs = opened["target"][-2:]
    assert ours == -theirs != 0


def test_a_rival_must_be_a_net_for_the_game(tmp_path):
    file = tmp_path / "rival.json"
    for damage in ("", "[]", "{}", '{"layers": [1, 2, 3]}', '{"layers": []}'):
        file.write_text(damage)
        with pytest.raises(nets.NetError, match="expected a net"):
            Training(mojo.SUBJECT, tmp_path / "folder", 300, seed=7, against=str(file))
    nets.save(file, nets.rounded(Learner(SIZES, seed=1).mean), {})
    with pytest.raises(nets.NetError, match="features"):
        Training(mojo.SUBJECT, tmp_path / "folder", 300, seed=7, against=str(file))


def test_subjects_are_found_by_game_and_seats():
    assert subject("mojo") is mojo.SUBJECT
    assert subject("mojo", 2) == mojo.SUBJECT
    assert {table.seats for table in uno.SUBJECT.tables} > {2, 4}
    four = subject("uno", 4)
    assert {table.seats for table in four.tables + four.shown} == {4}
    eight, ten = subject("uno", 8), subject("uno", 10)
    assert {table.seats for table in eight.shown} == {8}
    assert {table.seats for table in ten.shown} == {10}, (
        "where none is shown: one that it learns at"
    )
    for game, seats in (("uno", 11), ("uno", 0), ("mojo", 3)):
        with pytest.raises(UntrainableError, match="expected mojo --seats 2, mushi --seats 2"):
            subject(game, seats)


@pytest.mark.long
def test_real_games_give_one_net_too(tmp_path):
    whole = trained(tmp_path / "whole", games=700)
    assert trained(tmp_path / "stopped", stops=(1, 1), games=700) == whole
