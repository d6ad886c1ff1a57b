"""Training and evaluation of the car model on made-up tables."""

from __future__ import annotations

import csv
import math
from collections.abc import Callable
from pathlib import Path
from shutil import copytree

import numpy as np
import pytest
from conftest import write_csv

from car_evaluation import (
    evaluate_car,
    fit_deviations,
    predict_held_out,
    solve_deviation,
)
from car_model import PRICE_LEVEL, class_factors, fit_part, train_car
from car_publishers import QUOTES_FILE, fit_coefficients, predict_log, read_quotes
from car_surveys import DENSITY_FILE, PRICES_FILE
from car_tables import (
    CAR_CLASSES,
    FACTORS_FILE,
    FLEET_FILE,
    FRENCH_CLASSES,
    LAWS_FILE,
    PLACES_FILE,
    POLICIES_FILE,
    RECORD_FILE,
    STATE_FILE,
    read_car_tables,
    read_policies,
)
from car_terms import COLORADO_PLANS, LIMITS_FILE
from evaluator import open_model
from own_car import (
    BODIES,
    COEFFICIENTS,
    DEDUCTIBLES_FILE,
    FUELS,
    INDEX_FILE,
    LIMITS_BY_STATE_FILE,
    MINIMUM,
    MIX_FILE,
    features,
    mean_factors,
    part_factors,
)
from tables import ARTIFACTS, STATES, TableError, write_json

CLASS_FACTORS = dict(zip(CAR_CLASSES, (0.7, 1.0, 1.5, 2.3), strict=True))


def write_car_tables(data: Path, policies: int = 1500) -> None:
    """Write made-up tables with the columns of the real ones."""
    random = np.random.default_rng(7)
    rows = []
    for number in range(policies):
        age, vehicle, malus = (
            random.integers(18, 90),
            random.integers(0, 30),
            random.integers(50, 130),
        )
        name = list(FRENCH_CLASSES)[random.integers(9)]
        base = malus / 100 * 0.97 ** min(vehicle, 20) * CLASS_FACTORS[FRENCH_CLASSES[name]]
        noise = random.uniform(0.9, 1.1)
        cover = number % 3
        rows.append(
            {
                "IDpol": f"{number // 2}.{number % 2}",
                "DrivAge": age,
                "BonusMalus": malus,
                "VehAge": vehicle,
                "VehClass": name,
                "PremTPLM": 300 * base * noise,
                "PremTPLV": 4,
                "PremLegal": 6,
                "PremServ": 50,
                "PremAcc1": 0,
                "PremAcc2": 0,
                "PremFire": 40 * base * (cover > 0),
                "PremTheft": 60 * base * (cover > 0),
                "PremWindscreen": 20 if cover else 0,
                "PremDamAll": 200 * base * noise * (cover > 1),
            }
        )
    write_csv(data / POLICIES_FILE, rows)
    state = {
        "liability_usd": 700,
        "collision_usd": "",
        "comprehensive_usd": "",
        "collision_plus_comprehensive_usd": 700,
        "average_expenditure_usd": 1250,
        "age_exponent": 0.9,
    }
    country = {**state, "collision_usd": 450, "comprehensive_usd": 250}
    write_csv(
        data / STATE_FILE,
        [{"state": "US", **country}, *({"state": code, **state} for code in STATES)],
    )
    ratios = [("age at usual experience", level, ratio) for level, ratio in AGE_RATIOS.items()]
    ratios += [("years of experience", 0, 1.3), ("years of experience", 10, 1.0)]
    write_csv(
        data / FACTORS_FILE,
        [{"factor": name, "level": level, "ratio_used": ratio} for name, level, ratio in ratios],
    )
    write_csv(
        data / PLACES_FILE,
        [{"state": code, "zip3": f"{n:03}", "factor": 1.1} for n, code in enumerate(STATES)],
    )
    write_own_car(data)
    laws = dict.fromkeys(STATES, "allowed") | {"CA": "years licensed instead", "HI": "barred"}
    write_csv(data / LAWS_FILE, [{"state": state, "age": age} for state, age in laws.items()])
    us = {"state": "US", "strength": "solid"}
    write_csv(
        data / RECORD_FILE,
        [
            {"event": "speeding_ticket", **us, "ratio": 1.2},
            {"event": "two_speeding_tickets", **us, "ratio": 1.6},
            {"event": "dui", **us, "ratio": 1.9},
            {"event": "dui", "state": "TX", "strength": "raw", "ratio": 1.4},
            {"event": "dui", "state": "CA", "strength": "law", "ratio": 2.7},
            {"event": "at_fault_accident", "state": "NY", "strength": "law", "ratio": ""},
        ],
    )
    write_surveys(data)
    groups = {
        "vehicle age mix used": dict.fromkeys(range(30), 1 / 30),
        "driver age mix used": {"16-19": 0.05, "20-64": 0.75, "65-84": 0.2},
        "class mix used": {"economy": 0.25, "standard": 0.6, "premium": 0.12, "luxury": 0.03},
        "accident mix used": {0: 0.9, 1: 0.1},
    }
    write_csv(
        data / FLEET_FILE,
        [
            {"group": group, "what": what, "value": value}
            for group, values in groups.items()
            for what, value in values.items()
        ],
    )


def write_own_car(data: Path) -> None:
    """Write a mix of two prices a body, and prices by model that follow the formula."""
    mix = [("body", body, body, 0.2) for body in BODIES]
    mix += [("fuel of the body", body, fuel, 0.25) for body in BODIES for fuel in FUELS]
    mix += [("price of the body", body, price, 0.5) for body in BODIES for price in (30000, 70000)]
    columns = ("kind", "body", "value", "share")
    write_csv(data / MIX_FILE, [dict(zip(columns, row, strict=True)) for row in mix])
    write_csv(data / INDEX_FILE, [{"model_year": 2020 + n, "to_2026": 1.2} for n in range(7)])
    write_csv(
        data / LIMITS_BY_STATE_FILE,
        [{"state": s, "what": MINIMUM, "ratio": 0.8} for s in ["US", *STATES]],
    )
    write_csv(
        data / DEDUCTIBLES_FILE,
        [{"deductible": n, "ratio_to_500": 1.2 - 0.2 * k} for k, n in enumerate((250, 500, 1000))],
    )
    coefficients = np.array(list(COEFFICIENTS.values()))
    cars = [(p, b, f) for p in (20000, 40000, 90000) for b in BODIES for f in FUELS]
    write_csv(
        data / QUOTES_FILE,
        [
            {
                "publisher": publisher,
                "source": publisher,
                "market": "US",
                "body": body,
                "fuel": fuel,
                "price_today_usd": price,
                "usd_per_year_or_ratio": 1000
                * math.exp(features(price, body, fuel) @ coefficients),
            }
            for publisher in ("one", "two")
            for price, body, fuel in cars
        ],
    )


def write_surveys(data: Path) -> None:
    """Write prices of two drivers that are twice the estimate, but for one insurer."""
    price = {
        "source": "survey",
        "state": "TX",
        "place": "00100",
        "year": 2026,
        "statistic": "price",
        "vehicle": "Camry",
        "cover": "liability",
        "driver_age": 40,
        "years_licensed": "",
        "at_fault_accidents": 0,
        "speeding_tickets": 0,
        "annual_miles": "",
        "vehicle_year": "",
        "insurer": "one",
        "sex": "F",
        "marital": "single",
        "limits": "30/60/25",
        "deductible": "",
    }
    prices = [
        {**price, "profile": profile, "annual_usd": usd}
        for profile, usd in (("base", 1000), ("ticket", 1200))
        for _ in range(5)
    ]
    prices.append({**price, "profile": "few", "annual_usd": 9})
    by_zip = {**price, "profile": "zip", "statistic": "median of insurers", "annual_usd": 1000}
    tx = f"{list(STATES).index('TX'):03}"
    plans = [
        {
            **price,
            "state": "CO",
            "profile": "plan",
            "annual_usd": usd,
            "limits": limits,
            "deductible": deductible,
        }
        for usd, (limits, deductible) in zip((1000, 1200, 1260), COLORADO_PLANS, strict=True)
    ]
    rows = [*prices, by_zip, {**by_zip, "vehicle": "two cars"}, *plans]
    write_csv(data / PRICES_FILE, [{**row, "place": f"{tx}00"} for row in rows])
    quote = {"what": "limits by state", "n": "OH", "ratio": 0.9}
    write_csv(data / LIMITS_FILE, [quote, {**quote, "n": "MA", "ratio": 0.1}])
    write_csv(data / DENSITY_FILE, [{"zip": f"{tx}00", "people": 10}])


AGE_RATIOS = {16: 4.0, 18: 3.0, 25: 1.2, 40: 1.0, 60: 0.9, 80: 1.1}


def edit(path: Path, change: Callable[[dict[str, object]], None]) -> None:
    """Rewrite the first row of a table."""
    with path.open(encoding="utf-8", newline="") as file:
        rows = list(csv.DictReader(file))
    change(rows[0])
    write_csv(path, rows)


@pytest.fixture(scope="module")
def data(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a directory with made-up tables, which tests may not change."""
    directory = tmp_path_factory.mktemp("car")
    write_car_tables(directory)
    return directory


def test_class_factors_are_those_of_the_policies(data: Path) -> None:
    policies = read_policies(data / POLICIES_FILE)
    fit = fit_part(policies, "collision", policies["cover"] == 2)
    factors = np.array(list(CLASS_FACTORS.values()))
    assert class_factors(fit) == pytest.approx(factors / factors[0], rel=0.05)


def test_trained_table_has_naic_means_and_gives_the_same_bytes_again(
    data: Path, tmp_path: Path
) -> None:
    tables = read_car_tables(data)
    held_out = predict_held_out(tables.policies)
    deviations = fit_deviations(tables.policies, held_out)
    trained = train_car(tables, deviations)
    again = train_car(read_car_tables(data), deviations)
    assert trained == again
    rates = {state: place["rates_by"] for state, place in trained["states"].items()}
    assert [state for state in rates if rates[state] == "driving_experience"] == ["CA", "HI"]
    copytree(ARTIFACTS, tmp_path, dirs_exist_ok=True)
    write_json(tmp_path / "car.json", trained)
    evaluation = evaluate_car(tables, held_out, open_model("car", tmp_path), data)
    assert evaluation["us"]["max_error_of_state_means"] < 1e-4
    assert evaluation["us"]["mean_premium_usd"] == pytest.approx(1250 * PRICE_LEVEL, rel=1e-4)
    assert evaluation["french_policies"]["r2"] > 0.95
    assert 0.75 < evaluation["range_coverage"]["everyone"]["coverage"] < 0.85
    publishers = evaluation["publishers"]
    assert list(publishers) == ["one", "two", "publishers_alike"]
    assert publishers["one"]["prices"] == 60
    assert publishers["one"]["formula"] < publishers["one"]["no_answer"]
    # The other publisher has the same prices.
    assert publishers["publishers_alike"]["held_out"] < 0.02
    survey = evaluation["survey_prices"]
    # The level is the middle of both cells: each is half of log 1.2 away.
    assert survey["surveys"]["survey liability"]["cells"] == 2
    assert survey["surveys_alike"] == {"error": 0.091, "inside": 1.0, "inside_raw": 1.0}
    assert survey["zip_codes"]["TX"]["error"] == 0
    assert survey["list_prices_by_state"] == {"TX": survey["list_prices"]}
    terms = evaluation["terms"]
    plans = [(plan["pairs"], plan["prices"]) for plan in terms["colorado_plans"].values()]
    assert plans == [(1, 1.2), (1, 1.05)]
    assert terms["minimums"]["states"] == 1


def test_fit_finds_the_prices_of_models_that_follow_the_formula(tmp_path: Path) -> None:
    write_own_car(tmp_path)
    quotes = read_quotes(tmp_path / QUOTES_FILE)
    coefficients = np.array(list(COEFFICIENTS.values()))
    prices = np.exp(predict_log(coefficients, quotes))
    fit = fit_coefficients({**quotes, "usd_per_year_or_ratio": prices})
    assert fit == pytest.approx(coefficients, abs=0.02)


def test_mean_factors_weigh_bodies_fuels_and_prices(tmp_path: Path) -> None:
    write_car_tables(tmp_path, 60)
    coefficients = np.array(list(COEFFICIENTS.values()))
    factors = [
        part_factors(features(price, body, fuel) @ coefficients)
        for body in BODIES
        for fuel in FUELS
        for price in (30000, 70000)
    ]
    means = mean_factors(read_car_tables(tmp_path).own_car)
    assert means == pytest.approx(np.mean(factors, axis=0))


def test_violations_of_a_state_need_a_law_or_official_prices(data: Path) -> None:
    violations = read_car_tables(data).violations
    assert violations["US"] == {"one_ticket": 1.2, "two_tickets": 1.6, "dui": 1.9}
    assert violations["CA"] == {"dui": 2.7}
    assert "TX" not in violations


def test_deviation_holds_four_fifths_of_simulated_premiums() -> None:
    normal = np.random.default_rng(2).normal(-(0.3**2) / 2, 0.3, 100_000)
    assert solve_deviation(normal) == pytest.approx(0.3, abs=0.01)


@pytest.mark.parametrize(
    ("file", "change", "message"),
    [
        (POLICIES_FILE, {"VehClass": "Huge"}, "VehClass: unknown class 'Huge'"),
        (POLICIES_FILE, {"PremDamAll": "-1"}, "line 2, PremDamAll: -1 is not between"),
        (STATE_FILE, {"collision_usd": ""}, "no collision_usd or comprehensive_usd for US"),
        (STATE_FILE, {"state": "ZZ"}, "missing or unknown states: US, ZZ"),
        (FLEET_FILE, {"what": "7"}, "vehicle age mix used: the levels must count up from 0"),
        (FACTORS_FILE, {"ratio_used": "0"}, "line 2, ratio_used: 0 is not between"),
        (PLACES_FILE, {"state": "ZZ"}, "unknown or repeated place 000 in ZZ"),
        (LIMITS_BY_STATE_FILE, {"ratio": "1.2"}, f"{MINIMUM}: missing or wrong: US"),
        (MIX_FILE, {"share": "0.3"}, "the shares of a group do not add up to 1"),
        (INDEX_FILE, {"model_year": "2019"}, "the model years must count up"),
        (DEDUCTIBLES_FILE, {"deductible": "600"}, "expected rising deductibles"),
        (RECORD_FILE, {"state": "OH"}, "expected a ratio of the US for speeding_ticket"),
    ],
)
def test_names_what_is_wrong_in_a_table(
    tmp_path: Path, file: str, change: dict[str, object], message: str
) -> None:
    write_car_tables(tmp_path, 60)
    edit(tmp_path / file, lambda row: row.update(change))
    with pytest.raises(TableError, match=message):
        read_car_tables(tmp_path)


def test_names_a_missing_group_of_the_fleet(tmp_path: Path) -> None:
    write_car_tables(tmp_path, 60)
    path = tmp_path / FLEET_FILE
    text = path.read_text(encoding="utf-8").replace("class mix used", "class mix")
    path.write_text(text, encoding="utf-8")
    with pytest.raises(TableError, match="no rows of class mix used"):
        read_car_tables(tmp_path)
