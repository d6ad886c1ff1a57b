"""Draws the model card's pictures."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import matplotlib as mpl
import numpy as np
from matplotlib.axes import Axes
from matplotlib.figure import Figure

from premium import PremiumModel
from read_tables import Floats

PAPER, INK, QUIET, LINE = "#FBF9F4", "#13233A", "#51607A", "#DDD8CC"
TEAL, ORANGE, BLUE, GREY = "#0B6E69", "#B4540A", "#1F5FAF", "#8A94A6"
RISK_COLOURS = (TEAL, BLUE, ORANGE, "#7A3E9D", GREY)

mpl.rcParams.update(
    {
        "figure.facecolor": PAPER,
        "axes.facecolor": PAPER,
        "savefig.facecolor": PAPER,
        "axes.edgecolor": LINE,
        "axes.labelcolor": INK,
        "axes.titlecolor": INK,
        "axes.titlesize": 11,
        "axes.titlelocation": "left",
        "axes.spines.top": False,
        "axes.spines.right": False,
        "axes.grid": True,
        "axes.axisbelow": True,
        "grid.color": LINE,
        "grid.linewidth": 0.6,
        "xtick.color": QUIET,
        "ytick.color": QUIET,
        "text.color": INK,
        "font.size": 9.5,
        "legend.frameon": False,
    }
)


def draw_accuracy(path: Path, held_out: Mapping[str, tuple[Floats, Floats, str]]) -> None:
    """Draw held-out predictions against what was charged; pairs and currency by product."""
    figure, panels = _figure(len(held_out), width=10, height=4.6)
    for axes, (product, (predicted, charged, currency)) in zip(
        panels, held_out.items(), strict=True
    ):
        crowded = len(charged) > 5000
        size, alpha = (2, 0.12) if crowded else (12, 0.45)
        axes.scatter(predicted, charged, s=size, alpha=alpha, color=TEAL, linewidths=0)
        ends = [min(predicted.min(), charged.min()), np.quantile(charged, 0.999)]
        axes.plot(ends, ends, color=INK, linewidth=1)
        axes.set_ylim(0, ends[1] * 1.05)
        axes.set_title(f"{product.capitalize()}: held-out rows, one repeat")
        axes.set_xlabel(f"predicted, {currency} a year")
        axes.set_ylabel(f"charged, {currency} a year")
    _save(figure, path)


def draw_comparison(path: Path, models: Mapping[str, Mapping[str, Any]]) -> None:
    """Draw R² and MAE of each health model with their deviation over folds."""
    figure, panels = _figure(2, width=10, height=3.4)
    names = list(models)[::-1]
    for axes, (measure, title) in zip(
        panels,
        [("r2", "R², higher is better"), ("mae", "MAE in INR, lower is better")],
        strict=True,
    ):
        means = [models[name][measure]["mean"] for name in names]
        deviations = [models[name][measure]["deviation"] for name in names]
        colours = [TEAL if name == "ours" else GREY for name in names]
        axes.barh(names, means, xerr=deviations, color=colours, ecolor=QUIET, height=0.62)
        axes.set_title(title)
        axes.grid(axis="y", visible=False)
    panels[1].set_yticklabels([])
    _save(figure, path)


def draw_coverage(path: Path, products: Mapping[str, Mapping[str, Any]]) -> None:
    """Draw how often the 80 % range held, overall and by group of risk."""
    figure, panels = _figure(len(products), width=10, height=3.2)
    for axes, (product, groups) in zip(panels, products.items(), strict=True):
        names = list(groups)[::-1]
        coverage = [groups[name]["coverage"] * 100 for name in names]
        axes.axvspan(76, 84, color=LINE, alpha=0.6)
        axes.axvline(80, color=INK, linewidth=1)
        axes.plot(coverage, names, "o", color=TEAL, markersize=8)
        axes.set_xlim(60, 100)
        axes.set_ylim(-0.6, len(names) - 0.4)
        axes.set_title(product.capitalize())
        axes.set_xlabel("held-out premiums within the range, %")
    _save(figure, path)


def draw_drivers(path: Path, products: Mapping[str, Mapping[str, float]]) -> None:
    """Draw by how much each answer moves premiums on average."""
    figure, panels = _figure(len(products), width=10, height=3.4)
    for axes, (product, amounts) in zip(panels, products.items(), strict=True):
        ordered = sorted(amounts, key=lambda name: amounts[name])
        axes.barh(
            [name.replace("_", " ") for name in ordered],
            [amounts[name] for name in ordered],
            color=TEAL,
            height=0.62,
        )
        axes.set_title(product.capitalize())
        axes.set_xlabel("mean absolute contribution, USD a year")
        axes.grid(axis="y", visible=False)
    _save(figure, path)


def draw_health_profiles(path: Path, model: PremiumModel) -> None:
    """Draw health premiums by age, for the typical applicant and with one answer changed."""
    figure, panels = _figure(2, width=10, height=4)
    changes = {
        "typical applicant": {},
        "cancer in the family": {"history_of_cancer_in_family": 1},
        "chronic disease": {"any_chronic_disease": 1},
        "transplant": {"any_bodytransplant": 1},
        "two major surgeries": {"no_of_major_surgery": 2},
    }
    _draw_curves(panels[0], model, "age", np.arange(18, 67), changes, "age, years")
    panels[0].set_title("Health: premium by age, USD a year")
    ages = {f"{age} years old": {"age": age} for age in (25, 42, 50, 60)}
    _draw_curves(panels[1], model, "weight", np.arange(51, 133), ages, "weight, kg")
    panels[1].set_title("Health: premium by weight, USD a year")
    _save(figure, path)


def draw_car_profiles(path: Path, model: PremiumModel) -> None:
    """Draw car premiums by experience, the car's age and mileage."""
    figure, panels = _figure(3, width=12, height=3.8)
    accidents = {
        f"{count} accidents" if count != 1 else "1 accident": {"prv_accident": count}
        for count in range(4)
    }
    years = np.arange(0, 41)
    _draw_curves(panels[0], model, "driving_experience", years, accidents, "experience, years")
    panels[0].set_title("Car: by experience, USD a year")
    ages = {
        f"{age} years old": {"driver_age": age, "driving_experience": age - 18}
        for age in (20, 25, 38, 75)
    }
    _draw_curves(panels[1], model, "vehicle_age", np.arange(0, 31), ages, "car's age, years")
    panels[1].set_title("Car: by the car's age, USD a year")
    mileages = np.linspace(0, 60, 121)
    _draw_curves(
        panels[2], model, "annual_mileage", mileages, {"typical": {}}, "thousand km a year"
    )
    panels[2].set_title("Car: by mileage, USD a year")
    _save(figure, path)


def _draw_curves(
    axes: Axes,
    model: PremiumModel,
    answer: str,
    values: Floats,
    changes: Mapping[str, Mapping[str, float]],
    label: str,
) -> None:
    for (name, changed), colour in zip(changes.items(), RISK_COLOURS, strict=False):
        applicants = [{**model.reference, **changed, answer: float(value)} for value in values]
        axes.plot(values, model.price(applicants), label=name, color=colour, linewidth=1.8)
    axes.set_xlabel(label)
    axes.set_ylim(bottom=0)
    axes.legend()


def _figure(panels: int, width: float, height: float) -> tuple[Figure, Sequence[Axes]]:
    figure = Figure(figsize=(width, height), layout="constrained")
    return figure, figure.subplots(1, panels, squeeze=False)[0]


def _save(figure: Figure, path: Path) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    figure.savefig(path, dpi=110, metadata={"Software": None})
