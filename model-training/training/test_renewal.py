"""Renewal of the prices from a file of the shape that CMS publishes."""

from __future__ import annotations

import json
import random
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import renewal as module
from designs import FACTS
from evaluator import run_node
from renewal import renew, replace_prices
from tables import ARTIFACTS, DATA, TableError, write_json
from year import TYPICAL

YEAR = 2026
NEXT = YEAR + 1
HEADER = (
    "State Code,FIPS County Code,County Name,Metal Level,Issuer Name,"
    "Plan ID (Standard Component),"
    "Child Only Offering,Premium Adult Individual Age 21\n"
)
LAST = [500.0, 480.0, 400.0, 450.0]
PERSON = json.loads((ARTIFACTS.parent / "reference-people.json").read_text())["health"]["people"][0]


@pytest.fixture(autouse=True)
def _rules(tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch) -> None:
    """Know the rules of the next plan year."""
    rules = shutil.copytree(module.RULES, tmp_path_factory.mktemp("rules") / "tables")
    (rules / "plan-years.json").write_text(f'{{"{YEAR}": {{}}, "{NEXT}": {{}}}}')
    monkeypatch.setattr(module, "RULES", rules)


def state(name: str, fips: str, counties: dict[str, Any]) -> dict[str, Any]:
    areas = {
        str(number): {"benchmark": 6000, "bronze": 4800, "half_width": 0.035, "weight": weight}
        for number, weight in ((1, 300), (2, 100))
    }
    return {
        "plan_year": YEAR,
        "name": name,
        "fips": fips,
        "age_21": 6000,
        "level": 6000,
        "weight": 300,
        "areas": areas,
        "counties": counties,
    }


PRICES: dict[str, Any] = {
    "US": {"plan_year": YEAR, "by_age": [5000.0, 10_000.0], "level": 5000},
    "TX": state(
        "Texas",
        "48",
        {
            "001": {"name": "Anderson County", "area": 1, "filed": LAST},
            "003": {"name": "Andrews County", "area": 2, "filed": LAST},
            "005": {"name": "Angelina County", "area": 2, "filed": LAST},
        },
    ),
    "CA": state(
        "California",
        "06",
        {
            "001": {"name": "Alameda County", "area": 1, "filed": [500.0]},
            "037": {"name": "Los Angeles County", "area": 16, "filed": [400.0]},
        },
    )
    | {"weight": 100, "by_zip3": "037", "zip3": {"900": 16, "906": 15}},
}
for area in ("15", "16"):
    PRICES["CA"]["areas"][area] = PRICES["CA"]["areas"]["1"] | {"filed": 410.0}


def plan(county: str, metal: str, premium: str, offering: str = "", insurer: str = "Oscar") -> str:
    return f'TX,{county},A,{metal},{insurer},1,{offering},"{premium}"\n'


def write_plans(folder: Path, *rows: str, title: str = "") -> Path:
    file = folder / "individual-market-medical.csv"
    file.write_text(title + HEADER + "".join(rows))
    return file


def plans_of(county: str, benchmark: str = "$550.00") -> list[str]:
    return [
        plan(county, "Silver", "$1,576.40"),
        plan(county, "Silver", "$520.00"),
        plan(county, "Silver", benchmark),
        plan(county, "Silver", "$100.00", "Allows Child-Only"),
        plan(county, "Catastrophic", "$90.00"),
        plan(county, "Bronze", "$430.00"),
        plan(county, "Expanded Bronze", "$420.00"),
        plan(county, "Gold", "$510.00"),
    ]


COMPLETE = [*plans_of("48001"), *plans_of("48003"), *plans_of("48005", "$650.00")]


def test_counties_get_the_prices_of_their_plans_at_21(tmp_path: Path) -> None:
    file = write_plans(tmp_path, *COMPLETE, title="Individual market,,,,,,\n")
    texas = renew(PRICES, file, NEXT)["TX"]
    assert texas["counties"]["001"]["filed"] == [550.0, 520.0, 420.0, 510.0]
    # The mean of the two counties, USD a year.
    assert texas["areas"]["2"] == PRICES["TX"]["areas"]["2"] | {"benchmark": 7200, "bronze": 5040}
    assert texas["plan_year"] == NEXT


def test_insurers_come_from_the_file_and_requests_end(tmp_path: Path) -> None:
    county = PRICES["TX"]["counties"]["001"] | {"sellers": 0}
    last = PRICES["TX"] | {
        "counties": PRICES["TX"]["counties"] | {"001": county},
        "insurers": [["Cigna", None]],
        "sellers": [[0]],
        "rise": 15.5,
    }
    prices = PRICES | {"TX": last, "CA": PRICES["CA"] | {"rise": 10.3}}
    rows = [*COMPLETE, plan("48003", "Gold", "$600.00", insurer="Ambetter  from Superior")]
    renewed = renew(prices, write_plans(tmp_path, *rows), NEXT)
    texas = renewed["TX"]
    assert texas["insurers"] == [["Ambetter from Superior", None], ["Oscar", None]]
    assert texas["sellers"] == [[1], [0, 1]]
    assert [county["sellers"] for county in texas["counties"].values()] == [0, 1, 0]
    assert "rise" not in texas
    assert renewed["CA"]["rise"] == 10.3


def test_prices_of_state_and_country_follow_their_areas(tmp_path: Path) -> None:
    prices = renew(PRICES, write_plans(tmp_path, *COMPLETE), NEXT)
    assert prices["TX"]["age_21"] == (300 * 6600 + 100 * 7200) / 400
    assert prices["US"]["plan_year"] == NEXT
    assert prices["US"]["by_age"] == [5468.75, 10_937.5]


def test_states_with_an_exchange_of_their_own_or_that_are_named_keep_their_prices(
    tmp_path: Path,
) -> None:
    assert renew(PRICES, write_plans(tmp_path, *COMPLETE), NEXT)["CA"] == PRICES["CA"]
    assert renew(PRICES, write_plans(tmp_path), NEXT, ["TX"])["TX"] == PRICES["TX"]


def test_a_county_that_is_named_gets_the_price_of_its_area(tmp_path: Path) -> None:
    file = write_plans(tmp_path, *plans_of("48003"))
    counties = renew(PRICES, file, NEXT, ["48001", "48005"])["TX"]["counties"]
    assert counties["005"] == {"name": "Angelina County", "area": 2}
    # Its area has no county with a price of the new year.
    assert counties["001"] == {"name": "Anderson County", "area": None}


@pytest.mark.parametrize(
    ("rows", "without", "message"),
    [
        ([], [], "no prices of TX; if that is right: --without=TX"),
        (plans_of("48001"), [], "No silver price of Andrews County, Texas; .* --without=48003"),
        (COMPLETE[:-1], [], "No gold price of Angelina County"),
        ([plan("48001", "Silver", "$500", insurer=" ")], [], "line 2, Issuer Name: empty"),
        ([plan("48001", "Silver", "n/a")], [], "line 2, Premium Adult Individual Age 21: 'n/a'"),
        (["XX,1,A,Silver,Oscar,1,,$500\n"], [], "line 2, State Code: 'XX' is no state"),
        ([plan("06001", "Silver", "$500")], [], "line 2, FIPS County Code: '06001' is no county"),
        (COMPLETE, ["48999"], "--without: 48999 is no state or county"),
        ([*COMPLETE, "TX"], [], "the last line has no end"),
    ],
)
def test_an_unusable_file_is_rejected_with_the_place(
    tmp_path: Path, rows: list[str], without: list[str], message: str
) -> None:
    with pytest.raises(TableError, match=message):
        renew(PRICES, write_plans(tmp_path, *rows), NEXT, without)


def test_a_cut_file_gives_no_wrong_figure(tmp_path: Path) -> None:
    codes = [f"{number:03}" for number in range(1, 80, 2)]
    counties = {code: {"name": code, "area": 1, "filed": LAST} for code in codes}
    prices = PRICES | {"TX": PRICES["TX"] | {"counties": counties}}
    file = write_plans(tmp_path, *(row for code in codes for row in plans_of(f"48{code}")))
    whole, content = renew(prices, file, NEXT), file.read_bytes()
    draw = random.Random(1)
    for _ in range(1000):
        file.write_bytes(content[: draw.randrange(len(content))])
        try:
            renewed = renew(prices, file, NEXT)
        except TableError:
            continue
        assert renewed == whole


CALIFORNIA = "county_fips,state,benchmark_21,basis\n06001,CA,550.5,filed\n06037,CA,420,filed area\n"


def renew_california(folder: Path, benchmarks: str) -> dict[str, Any]:
    exchanges = folder / "exchanges.csv"
    exchanges.write_text(benchmarks)
    return renew(PRICES, write_plans(folder, *COMPLETE), NEXT, [], exchanges)["CA"]


def test_states_with_an_exchange_of_their_own_get_their_benchmarks(tmp_path: Path) -> None:
    california = renew_california(tmp_path, CALIFORNIA)
    assert california["plan_year"] == NEXT
    assert california["counties"]["001"]["filed"] == [550.5]
    assert california["areas"]["1"]["benchmark"] == 6606
    # Prices of bronze plans, and of areas that digits decide, are those of the year before.
    assert california["areas"]["1"]["bronze"] is None
    assert california["zip3"] == {"900": 16}
    assert "filed" not in california["areas"]["16"]


def test_zip_digits_decide_between_areas_with_a_price_of_the_plan_year(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    areas = {"plan_year": NEXT, "filed": {"CA": {"15": 430.5, "16": 420.0}}}
    monkeypatch.setattr(module, "RATING_AREAS", areas)
    california = renew_california(tmp_path, CALIFORNIA)
    assert california["zip3"] == PRICES["CA"]["zip3"]
    assert california["areas"]["15"]["filed"] == 430.5


@pytest.mark.parametrize(
    ("benchmarks", "message"),
    [
        (CALIFORNIA.partition("06037")[0], "No benchmark price of Los Angeles County, California"),
        (CALIFORNIA[:-1], "the last line has no end"),
        (CALIFORNIA.splitlines()[0] + "\n", "0 rows, expected at least 1"),
        (CALIFORNIA.replace("06037", "06999"), "county_fips: '06999' is no county"),
        (CALIFORNIA.replace("550.5", "5.5"), "line 2, benchmark_21: 5.5 is not between"),
        (CALIFORNIA.replace("06037", "06001"), "county_fips: 06001 has two rows"),
        ("county_fips,benchmark_21,basis\n48001,500,filed\n", "no prices of CA"),
    ],
)
def test_an_unusable_table_of_benchmarks_is_rejected(
    tmp_path: Path, benchmarks: str, message: str
) -> None:
    with pytest.raises(TableError, match=message):
        renew_california(tmp_path, benchmarks)


SHARES: dict[str, Any] = {
    "plan_year": YEAR,
    "known": "CA",
    "shares": {"06": {"0.99": "001"}, "48": {"0.98": "003"}},
}


def renew_texan_shares(folder: Path, text: str | None) -> dict[str, Any]:
    renewed = renew(PRICES, write_plans(folder, *COMPLETE), NEXT)
    path = None
    if text is not None:
        path = folder / "credit.csv"
        path.write_text(text)
    return module.renew_shares(SHARES, renewed, path)["shares"]


def test_shares_of_the_credit_are_those_of_the_plan_year_of_the_prices(tmp_path: Path) -> None:
    text = "county_fips,share,basis\n48003,0.975,order\n48001,0.975,order\n48005,0.99,plan\n"
    # California keeps its prices.
    kept = {"06": SHARES["shares"]["06"]}
    assert renew_texan_shares(tmp_path, text) == {
        **kept,
        "48": {"0.975": "001 003", "0.99": "005"},
    }
    assert renew_texan_shares(tmp_path, None) == kept


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("county_fips,share\n06001,0.99\n", "no share of TX; if that is right: --without=TX"),
        ("county_fips,share\n48001,0.9", "the last line has no end"),
        ("county_fips,share\n48999,0.9\n", "county_fips: '48999' is no county"),
        ("county_fips,share\n48001,98.79\n", "line 2, share: 98.79 is not between"),
    ],
)
def test_an_unusable_table_of_shares_is_rejected(tmp_path: Path, text: str, message: str) -> None:
    with pytest.raises(TableError, match=message):
        renew_texan_shares(tmp_path, text)


DESIGN_COLUMNS = [f"{level}_{fact}" for level in TYPICAL for fact in FACTS]


def write_designs(folder: Path, counties: str, *, is_cut: bool = False) -> tuple[Path, Path]:
    designs, by_county = folder / "designs.csv", folder / "counties.csv"
    amounts = ",".join(["1000", "2000", "3000", "7000", "8000", "9000"] * len(TYPICAL))
    text = f"design,{','.join(DESIGN_COLUMNS)}\nD1,{amounts}"
    designs.write_text(text[:-20] if is_cut else f"{text}\n")
    by_county.write_text(f"county_fips,design\n{counties}")
    return designs, by_county


@pytest.mark.skipif(not DATA.is_dir(), reason=f"{DATA} does not exist")
def test_counties_get_the_plan_designs_of_the_plan_year(tmp_path: Path) -> None:
    renewed = renew(PRICES, write_plans(tmp_path, *COMPLETE), NEXT)
    assert "designs" not in renewed["TX"]
    files = write_designs(tmp_path, "48001,D1\n48003,D1\n")
    texas = module.renew_designs(renewed, *files, ["48005"])["TX"]
    assert texas["counties"]["001"]["design"] == 0
    assert "design" not in texas["counties"]["005"]
    assert [levels[:4] for levels in texas["designs"][0]] == [[1000, 2000, 3000, 8000]] * 6
    assert texas["maxima"] == [[7000, 9000] * 6]


@pytest.mark.parametrize(
    ("counties", "is_cut", "message"),
    [
        ("48001,D1\n48003,D1\n", False, "no design of Angelina County, TX; .* --without=48005"),
        ("48001,D1\n48003,D1\n48005,D1", False, "the last line has no end"),
        ("48001,D1\n48003,D2\n48005,D1\n", False, "no design D2"),
        ("48001,D1\n", True, "line 2, gold_deductible_"),
    ],
)
def test_unusable_tables_of_designs_are_rejected(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, counties: str, is_cut: bool, message: str
) -> None:
    monkeypatch.setattr(module, "read_spending", lambda _: {})
    renewed = renew(PRICES, write_plans(tmp_path, *COMPLETE), NEXT)
    files = write_designs(tmp_path, counties, is_cut=is_cut)
    with pytest.raises(TableError, match=message):
        module.renew_designs(renewed, *files)


def test_a_file_without_the_columns_is_rejected(tmp_path: Path) -> None:
    file = tmp_path / "plans.csv"
    file.write_text("State Code,Metal Level\n")
    with pytest.raises(TableError, match="no column FIPS County Code"):
        renew(PRICES, file, NEXT)


@pytest.mark.parametrize(
    ("plan_year", "message"),
    [
        (YEAR, f"of {YEAR} already"),
        (NEXT + 1, f"The rules of {NEXT + 1} are not in plan-years.json: add them first"),
    ],
)
def test_prices_are_renewed_for_a_later_year_with_rules_only(
    tmp_path: Path, plan_year: int, message: str
) -> None:
    with pytest.raises(TableError, match=message):
        renew(PRICES, write_plans(tmp_path, *COMPLETE), plan_year)


def test_the_file_of_another_year_is_refused(tmp_path: Path) -> None:
    title = f"Individual market, plan year {YEAR},,,,,,\n"
    with pytest.raises(TableError, match=f"medical.csv: of {YEAR}, not of {NEXT}"):
        renew(PRICES, write_plans(tmp_path, *COMPLETE, title=title), NEXT)
    named = write_plans(tmp_path, *COMPLETE).rename(tmp_path / f"plans-{YEAR - 1}.csv")
    with pytest.raises(TableError, match=f"of {YEAR - 1}, not of {NEXT}"):
        renew(PRICES, named, NEXT)
    title = title.replace(str(YEAR), f"{NEXT}, filed in {YEAR}")
    assert renew(PRICES, write_plans(tmp_path, *COMPLETE, title=title), NEXT)["TX"] != PRICES["TX"]

    def repeat(fips: str) -> list[str]:
        benchmark, silver, bronze, gold = (f"${price:,.2f}" for price in LAST)
        metals = ("Silver", silver), ("Silver", benchmark), ("Bronze", bronze), ("Gold", gold)
        return [plan(fips, metal, price) for metal, price in metals]

    same = [*repeat("48001"), *repeat("48003"), *plans_of("48005")]
    with pytest.raises(TableError, match="2 of 3 counties are those of the year before"):
        renew(PRICES, write_plans(tmp_path, *same), NEXT)


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "no column State Code"),
        ("<!DOCTYPE html><html><title>Not found</title>", "no column State Code"),
        (HEADER.replace("Metal Level", "Metal Level,Metal Level"), "two columns Metal Level"),
        (f'{HEADER}TX,48001,A,Silver,"{"x" * 131_073}",1,,$5\n', "field larger than field limit"),
        (f'{HEADER}TX,48001,A,Silver,Oscar,1,,"$5\n' + "x" * 131_073, "field larger than"),
    ],
)
def test_a_broken_file_is_refused(tmp_path: Path, text: str, message: str) -> None:
    file = tmp_path / "plans.csv"
    file.write_text(text)
    with pytest.raises(TableError, match=message):
        renew(PRICES, file, NEXT)


@pytest.fixture
def artifacts(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Return a copy of the artifacts, which a renewal replaces with what depends on them."""
    folder = shutil.copytree(ARTIFACTS, tmp_path / "model" / "artifacts")
    shutil.copy(ARTIFACTS.parent / "reference-people.json", folder.parent)
    monkeypatch.setattr(module, "ARTIFACTS", folder)
    # It writes the figures of the repository.
    monkeypatch.setattr(module, "run_node", lambda _: None)
    return folder


def read_latest(artifacts: Path) -> dict[str, Any]:
    latest = max(artifacts.glob("prices-????"))
    return {file.stem: json.loads(file.read_text()) for file in latest.glob("*.json")}


def test_new_prices_replace_the_last_and_what_depends_on_them(artifacts: Path) -> None:
    parts, people = read_latest(artifacts), artifacts.parent / "reference-people.json"
    renewed = parts | {
        "TX": parts["TX"] | {"maxima": [[7000, 9000] * 6]},
        "US": parts["US"] | {"plan_year": 2099, "level": 2 * parts["US"]["level"]},
    }
    before = json.loads(people.read_text())["health"]["mean"]
    replace_prices(max(artifacts.glob("prices-????")), renewed, module.RULES)
    assert [folder.name for folder in artifacts.glob("*prices-*")] == ["prices-2099"]
    latest = read_latest(artifacts)
    assert latest["US"] == renewed["US"]
    assert "maxima" not in latest["TX"]
    maxima, last = (
        json.loads((folder / "maxima.json").read_text()) for folder in (artifacts, ARTIFACTS)
    )
    assert maxima == last | {"TX": renewed["TX"]["maxima"]}
    assert json.loads((module.RULES / "household.json").read_text())["price_year"] == 2099
    assert json.loads(people.read_text())["health"]["mean"] > 1.5 * before


RISE = 1.1


def raise_prices(prices: dict[str, Any]) -> str:
    """Return a table of plans of all counties with filed prices, each raised."""
    metals = "Silver", "Silver", "Expanded Bronze", "Gold"
    rows = [
        f"{state},{place['fips']}{code},A,{metal},Oscar,1,,{RISE * price:.2f}\n"
        for state, place in prices.items()
        for code, county in place.get("counties", {}).items()
        if len(county.get("filed", [])) == len(metals)
        for metal, price in zip(metals, county["filed"], strict=True)
    ]
    return "".join([HEADER, *rows])


@pytest.fixture
def plan_year(artifacts: Path, monkeypatch: pytest.MonkeyPatch) -> int:
    """Return the plan year after the latest prices, whose renewal is asked for."""
    year = read_latest(artifacts)["US"]["plan_year"] + 1
    (module.RULES / "plan-years.json").write_text(json.dumps({year: {}}))
    monkeypatch.setattr(module, "CREDIT_BENCHMARK", module.RULES / module.CREDIT_BENCHMARK.name)
    monkeypatch.setattr(sys, "argv", ["renewal.py", str(year)])
    return year


def renew_by_download(monkeypatch: pytest.MonkeyPatch, table: str) -> None:
    def download(_: int, folder: Path) -> Path:
        file = folder / "plans.csv"
        file.write_text(table)
        return file

    monkeypatch.setattr(module, "download_plans", download)
    module.main()


def list_content(*folders: Path) -> dict[Path, bytes]:
    files = [file for folder in folders for file in folder.rglob("*") if file.is_file()]
    return {file: file.read_bytes() for file in files}


def test_the_next_plan_year_is_downloaded_and_priced(
    artifacts: Path, plan_year: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    def estimate(state: str, county: str, year: int) -> dict[str, Any]:
        person = PERSON | {"state": state, "county": county}
        request = {"insurance_type": "health", "year": YEAR, "instances": [person]}
        content = json.dumps(request | {"plan_year": year})
        output = run_node("serving/evaluate.ts", str(artifacts), request=content)
        return json.loads(output)["predictions"][0]["market"]

    before, places = estimate("TX", "48201", plan_year - 1), list_content(artifacts / "places")
    renew_by_download(monkeypatch, raise_prices(read_latest(artifacts)))
    houston = estimate("TX", "48201", plan_year)
    assert houston["prices"] == {"plan_year": plan_year, "basis": "filed"}
    assert houston["premium"] == pytest.approx(RISE * before["premium"], abs=0.2)
    with pytest.raises(subprocess.CalledProcessError):
        estimate("TX", "48201", plan_year - 1)
    # California's exchange is its own.
    for year, basis in ((plan_year, "projected"), (plan_year - 1, "filed")):
        assert estimate("CA", "06037", year)["prices"]["basis"] == basis
    changed = list_content(artifacts / "places").items() - places.items()
    assert all(file.parent.name == "zips" for file, _ in changed)


@pytest.mark.usefixtures("plan_year")
def test_a_cut_download_is_named_by_its_address_and_changes_nothing(
    artifacts: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    before = list_content(artifacts.parent, module.RULES)
    with pytest.raises(SystemExit, match=r"py\d{4}/.*zip: .*csv: the last line has no end"):
        renew_by_download(monkeypatch, raise_prices(read_latest(artifacts))[:-4])
    assert list_content(artifacts.parent, module.RULES) == before
    assert capsys.readouterr().out == ""


def test_a_file_is_written_whole_or_not_at_all(tmp_path: Path) -> None:
    file = tmp_path / "prices.json"
    write_json(file, {"plan_year": YEAR})
    with pytest.raises(ValueError, match="Out of range float"):
        write_json(file, float("nan"))
    assert json.loads(file.read_text()) == {"plan_year": YEAR}
    assert list(tmp_path.iterdir()) == [file]
