"""Nets that learn: their arithmetic, what they learn from, and a whole short training."""

import json

import numpy as np
import pytest

from parlour.bots import net as nets
from parlour.training import mojo
from parlour.training.adam import Learner
from parlour.training.curve import curve
from parlour.training.lesson import SAMPLE
from parlour.training.training import train

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


def test_a_net_learns_what_it_is_shown():
    notes, samples = some_samples()
    learner = Learner(SIZES, seed=2)

    def error():
        net = nets.rounded(learner.layers[i] / nets.SCALE for i in range(3))
        values = [value(net, row[:n]) for row, n in zip(notes, samples["features"], strict=True)]
        return float(((np.array(values) - samples["target"]) ** 2).mean())

    before = error()
    for _ in range(300):
        learner.learn(notes, samples, batch=20, rate=1e-2)
    assert error() < before / 2


def test_learning_goes_on_where_it_was_kept(tmp_path):
    notes, samples = some_samples()
    one, other = Learner(SIZES, seed=3), Learner(SIZES, seed=4)
    one.learn(notes, samples, batch=20, rate=1e-2)
    np.savez(tmp_path / "kept.npz", **one.kept())
    with np.load(tmp_path / "kept.npz") as kept:
        other.restore(kept)
    for learner in (one, other):
        learner.learn(notes, samples, batch=len(samples), rate=1e-2)
    for mine, theirs in zip(one.layers, other.layers, strict=True):
        assert mine == pytest.approx(theirs, abs=1e-3)


def test_a_position_learns_from_what_follows_but_not_from_choices_at_random():
    """Seat 0 begins a turn, chooses, and begins another; then the round brings it a share of 1."""
    samples = np.zeros(5, SAMPLE).view(np.recarray)
    samples.kind = [mojo.CLOSED, mojo.OPENED, mojo.CHOSEN, mojo.CLOSED, mojo.OPENED]
    samples.value = [0.4, 0.5, 0.0, 0.6, 0.7]
    values = np.array([1.0, 0.0])
    mojo.credit(None, 0, 5, 0.5, samples, values)
    assert samples.target.tolist() == [0.85, 0.85, 0.85, 1.0, 1.0]
    samples.kind[2] = mojo.TRIED
    mojo.credit(None, 0, 5, 0.5, samples, np.array([1.0, 0.0]))
    assert samples.target.tolist() == [0.4, 0.5, 0.85, 1.0, 1.0]


def test_the_curve_is_a_picture():
    points = [
        {"seconds": 1.0, "games": 10, "usual options": [0.2, 0.01]},
        {"seconds": 2.0, "games": 20, "usual options": [0.7, 0.01]},
    ]
    picture = curve(points)
    assert picture.startswith("<svg")
    assert "usual options" in picture
    assert "20 games" in picture


@pytest.mark.long
def test_a_short_training_leaves_all_its_files_and_can_go_on(tmp_path):
    train(mojo.LESSON, tmp_path, minutes=0.02, seed=1)
    games = json.loads((tmp_path / "net.json").read_text())["about"]["games"]
    assert games > 0
    train(mojo.LESSON, tmp_path, minutes=0.04, seed=1)
    assert json.loads((tmp_path / "net.json").read_text())["about"]["games"] > games
    assert (tmp_path / "curve.svg").exists()
