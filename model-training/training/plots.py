"""Figures of the model card."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import matplotlib as mpl
from matplotlib.axes import Axes
from matplotlib.figure import Figure

from car_evaluation import TYPICAL
from evaluator import Answers, Evaluate
from health_training import REFERENCE

mpl.use("agg")

BLUE, GREY, RED, GREEN = "#0b6bcb", "#667085", "#b42318", "#067647"


def draw_health(path: Path, evaluate: Evaluate) -> None:
    """Draw marketplace price and health-rated premiums by age."""
    ages = list(range(18, 65))
    people = {
        "no condition": (BLUE, {}),
        "diabetes": (GREEN, {"has_diabetes": "yes"}),
        "chronic disease": (RED, {"any_chronic_disease": "yes"}),
    }
    figure, axes = _start("Age", "USD a year")
    market = [output["market"] for output in evaluate([{**REFERENCE, "age": age} for age in ages])]
    axes.fill_between(
        ages,
        [price["range"]["low"] for price in market],
        [price["range"]["high"] for price in market],
        color=GREY,
        alpha=0.2,
        linewidth=0,
    )
    axes.plot(ages, [price["premium"] for price in market], color=GREY, label="marketplace price")
    for name, (colour, answers) in people.items():
        outputs = evaluate([{**REFERENCE, **answers, "age": age} for age in ages])
        axes.plot(ages, [output["premium"] for output in outputs], color=colour, label=name)
    _save(path, figure, axes)


def draw_car(path: Path, evaluate: Evaluate) -> None:
    """Draw car premiums by the driver's age."""
    ages = list(range(16, 81))
    figure, axes = _start("Driver's age", "USD a year")

    drivers: dict[str, tuple[str, Callable[[int], Answers]]] = {
        "licensed at 17": (BLUE, lambda age: {"driving_experience": max(0, age - 17)}),
        "new driver": (RED, lambda _: {"driving_experience": 0}),
        "licensed at 17, one accident": (
            GREEN,
            lambda age: {"driving_experience": max(0, age - 17), "prv_accident": 1},
        ),
    }
    for name, (colour, answers) in drivers.items():
        outputs = evaluate([{**TYPICAL, "driver_age": age, **answers(age)} for age in ages])
        axes.plot(ages, [output["premium"] for output in outputs], color=colour, label=name)
    _save(path, figure, axes)


def _start(x: str, y: str) -> tuple[Figure, Axes]:
    figure = Figure(figsize=(7, 4), layout="constrained")
    axes = figure.add_subplot()
    axes.set_xlabel(x)
    axes.set_ylabel(y)
    axes.spines[["top", "right"]].set_visible(False)
    axes.yaxis.set_major_formatter("{x:,.0f}")
    return figure, axes


def _save(path: Path, figure: Figure, axes: Axes) -> None:
    axes.set_ylim(bottom=0)
    axes.legend(frameon=False)
    path.parent.mkdir(parents=True, exist_ok=True)
    # Without the library's version the bytes depend on the drawing alone.
    figure.savefig(path, dpi=120, metadata={"Software": None})
