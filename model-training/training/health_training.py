"""Training of the health model: marketplace prices, cost tables and published effects."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np

from designs import EXAMPLE_COUNTIES, find_designs, measure_designs
from evaluator import Answers, Evaluate, price_people
from health_cost import (
    AGES,
    CELLS,
    CONDITIONS,
    MAX_AGE,
    MIN_AGE,
    CostTables,
    Effects,
    fit_cost,
    places,
    predict_cost,
    read_spending,
    stack_years,
)
from health_effects import (
    MAX_SURGERIES,
    describe_effects,
    read_effects,
    typical_effects,
)
from health_evaluation import (
    TABLE,
    bootstrap_errors,
    measure_average,
    measure_costs,
    measure_market,
    predict_held_out,
)
from health_market import COVERAGE, PLAN_YEAR, Market, read_market
from tables import SOURCES, STATES, Table, rounded
from year import (
    SEXES,
    fit_age_factor,
    fit_sex_factors,
    measure_ages,
    measure_design,
    measure_level,
    measure_year,
)

MODEL_VERSION = "health-2026.4"
BOOTSTRAP_ROUNDS = 60


def _code(digits: int, needs: str) -> dict[str, Any]:
    """Return the input of a place's code."""
    place = {"optional": True, "needs": needs, "explained_with": "state"}
    return {"kind": "code", "digits": digits, **place}


# A typical applicant: the mean age of privately insured adults in the survey (41.4), and a weight
# at which the body-mass factor is near its average over US adults (28.3; NHANES 2009 to 2012).
YES_OR_NO = {"kind": "choice", "choices": ["yes", "no"], "reference": "no"}
INPUTS: dict[str, dict[str, Any]] = {
    "age": {"kind": "number", "bounds": [MIN_AGE, MAX_AGE], "reference": 41},
    "weight": {"kind": "number", "reference": 80},
    "height": {
        "kind": "number",
        "explained_with": "weight",
        "bounds": [120, 220],
        "reference": 168,
    },
    "has_diabetes": YES_OR_NO,
    "has_pressure_issue": YES_OR_NO,
    "any_bodytransplant": YES_OR_NO,
    "any_chronic_disease": YES_OR_NO,
    "any_allergies": YES_OR_NO,
    "history_of_cancer_in_family": YES_OR_NO,
    "no_of_major_surgery": {"kind": "number", "bounds": [0, MAX_SURGERIES], "reference": 0},
    "state": {"kind": "choice", "optional": True, "choices": list(STATES)},
    "county": _code(5, "state"),
    "zip3": _code(3, "county"),
    "chronic_conditions": {
        "kind": "list",
        "optional": True,
        "choices": list(CONDITIONS),
        "only_with": "any_chronic_disease",
        "explained_with": "any_chronic_disease",
    },
    # For expected spending alone: the law forbids pricing health plans by it (45 CFR 147.102).
    "sex": {"kind": "choice", "optional": True, "unpriced": True, "choices": list(SEXES)},
}
REFERENCE = {name: entry["reference"] for name, entry in INPUTS.items() if "reference" in entry}

# Four fifths of a normal distribution are within this many standard deviations.
DEVIATIONS = 1.28
# Log deviations of what the bootstrap cannot see; judgements of the published effects' intervals.
METHOD_ERROR = 0.05
ALLERGY_ERROR = 0.03
SURGERY_ERROR = 0.05
BMI_ERROR = 0.4
TRANSPLANT_ERROR = 0.45
MIN_HALF_WIDTH = 0.075

# People of the model card.
ILL = {"has_pressure_issue": "yes", "any_chronic_disease": "yes"}
EXAMPLES: list[Answers] = [
    {**REFERENCE, "height": 175, "weight": 73.5, **answers}
    for answers in (
        {"age": 25},
        {"age": 45},
        {"age": 60},
        {"age": 45, "has_diabetes": "yes"},
        {"age": 50, "weight": 90, **ILL},
        {"age": 60, "weight": 95, **ILL, "has_diabetes": "yes"},
        {"age": 45, "any_bodytransplant": "yes"},
    )
]


@dataclass(frozen=True)
class HealthTables:
    """Training tables of the health model."""

    market: Market
    people: Table
    effects: Effects
    """Average effects of the answers that the spending survey lacks."""


def read_health_tables(data: Path) -> HealthTables:
    """Return the tables in ``us-health``. Raises TableError."""
    market = read_market(data)
    effects = read_effects(data, market.federal_curve[AGES])
    return HealthTables(market, read_spending(data), effects)


def train_health(tables: HealthTables, rounds: int = BOOTSTRAP_ROUNDS) -> dict[str, Any]:
    """Return the rating tables; ``rounds`` of a bootstrap give their errors."""
    market, people, effects = tables.market, tables.people, tables.effects
    curve = market.federal_curve[AGES]
    print(f"health: fitting the cost of {len(people['age'])} person-years")
    costs = fit_cost(people, effects, curve)
    expected = predict_cost(costs, effects, people)
    errors, share_errors = bootstrap_errors(people, effects, curve, rounds)
    return {
        "model_version": MODEL_VERSION,
        "currency": f"USD a year, plan year {PLAN_YEAR}, before tax credits",
        "sources": SOURCES["health"],
        "inputs": INPUTS,
        # A table for each cell, by age from 18 to 64, over the benchmark price at 21.
        "cost": [
            {
                "diabetes": bool(diabetes),
                "high_blood_pressure": bool(pressure),
                "base": rounded(costs.base[cell], 5),
                "chronic": rounded(costs.excess[cell], 5),
            }
            for cell, (diabetes, pressure) in enumerate(CELLS)
        ],
        "conditions": {
            name: {"share": round(float(share), 4), "error": round(float(error), 4)}
            for name, share, error in zip(CONDITIONS, costs.shares, share_errors, strict=True)
        },
        **describe_effects(),
        # Expected spending over the premium at the national level, by age from 18 to 64.
        "spending_by_age": rounded(fit_age_factor(people, expected), 4),
        "spending_by_sex": {
            sex: rounded(factor, 4) for sex, factor in fit_sex_factors(people, expected).items()
        },
        "coverage": COVERAGE,
        "errors": {
            "deviations": DEVIATIONS,
            "method": METHOD_ERROR,
            "cells": [rounded(cell, 4) for cell in errors],
            "allergies": ALLERGY_ERROR,
            "surgery": SURGERY_ERROR,
            "bmi": BMI_ERROR,
            "transplant": TRANSPLANT_ERROR,
            "least": MIN_HALF_WIDTH,
        },
    }


def evaluate_health(
    tables: HealthTables, rating: dict[str, Any], prices: dict[str, Any], evaluate: Evaluate
) -> dict[str, Any]:
    """Return the errors of prices over rating areas, of costs in cross-validation, and examples."""
    curve = tables.market.federal_curve[AGES]
    costs = CostTables(
        base=np.array([cell["base"] for cell in rating["cost"]]),
        excess=np.array([cell["chronic"] for cell in rating["cost"]]),
        shares=np.array([rating["conditions"][name]["share"] for name in CONDITIONS]),
    )
    predicted = predict_held_out(tables.people, tables.effects, curve)
    held_out = predicted[TABLE].mean(axis=0)
    national_level = tables.market.country["level"]
    age_factor = np.array(rating["spending_by_age"])
    spending = held_out * age_factor[places(tables.people)[1]]
    expected = stack_years({**tables.people, "cost": spending})["cost"] * national_level
    cost = predict_cost(costs, tables.effects, tables.people)
    bmi = REFERENCE["weight"] / (REFERENCE["height"] / 100) ** 2
    with_typical = predict_cost(costs, typical_effects(tables.effects, bmi), tables.people)
    of_sex = {sex: np.array(factor) for sex, factor in rating["spending_by_sex"].items()}
    designs = find_designs(prices)
    to_spending = age_factor[places(tables.people)[1]] * national_level
    return {
        "prices": measure_market(tables.market),
        "costs": measure_costs(tables.people, predicted),
        "year": {
            **measure_year(tables.people, expected),
            "counties": {
                fips: measure_design(tables.people, expected, designs[fips])
                for fips in EXAMPLE_COUNTIES
            },
            **measure_designs(tables.people, prices),
        },
        "spending_by_age": measure_ages(tables.people, cost, age_factor, of_sex),
        "spending_level": {
            "average answers": measure_level(tables.people, cost * to_spending),
            "typical answers": measure_level(tables.people, with_typical * to_spending),
        },
        "average_over_federal_curve": measure_average(tables.people, costs, tables.effects, curve),
        "people": price_people(evaluate, EXAMPLES),
    }
