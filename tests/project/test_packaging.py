"""What is built and installed: the compiled modules, the source distribution, the requirements, the site."""

import os
import re
import shutil
import subprocess
import sys
import tarfile
import tomllib
from pathlib import Path

import pytest
from packaging.requirements import Requirement

ROOT = Path(__file__).parents[2]
PYPROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
ROOMS = [".ci", ".github", "bench", "docs", "examples", "src", "tests", "tools"]
PINS = (ROOT / "constraints.txt").read_text("utf-8").splitlines()


def run(*words: str, folder: Path = ROOT, **environment: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, *words]
    return subprocess.run(command, cwd=folder, env={**os.environ, **environment}, capture_output=True, text=True)


@pytest.fixture
def small(tmp_path: Path) -> Path:
    """A tree with our setup.py and a single module to compile."""
    (tmp_path / "src/aegean/core").mkdir(parents=True)
    (tmp_path / "src/aegean/__init__.py").touch()
    (tmp_path / "src/aegean/core/__init__.py").touch()
    (tmp_path / "src/aegean/core/one.py").write_text("def one() -> int:\n    return 1\n")
    for name in ("setup.py", "pyproject.toml", "README.md", "LICENSE"):
        shutil.copy(ROOT / name, tmp_path)
    return tmp_path


def compiled(folder: Path) -> list[str]:
    return sorted(path.name.split(".")[0] for path in folder.glob("build/lib*/**/*.so"))


def test_metadata_is_had_without_compiling(small: Path) -> None:
    done = run("setup.py", "-q", "egg_info", folder=small)
    assert done.returncode == 0 and "aegean:" not in done.stderr


@pytest.mark.build
@pytest.mark.skipif(not shutil.which("cc"), reason="no C compiler")
def test_an_installation_compiles_once(small: Path) -> None:
    """An installer asks for requirements, then for metadata, then for the wheel."""
    hooks = "get_requires_for_build_wheel()", "prepare_metadata_for_build_wheel('told')", "build_wheel('made')"
    code = f"import os; from setuptools import build_meta as b; os.mkdir('told'); {'; '.join('b.' + h for h in hooks)}"
    done = run("-c", code, folder=small)
    assert done.returncode == 0, done.stderr
    assert done.stderr.count("aegean: checking types and writing C\n") == 1
    assert done.stderr.count("aegean: compiled aegean_core") == 1


@pytest.mark.build
@pytest.mark.skipif(not shutil.which("cc"), reason="no C compiler")
def test_a_failed_compile_is_said_and_leaves_nothing_compiled(small: Path) -> None:
    done = run("setup.py", "-q", "build", folder=small)
    assert compiled(small) == ["aegean_core__mypyc", "one"], done.stderr
    assert "aegean: compiled aegean_core, 0 to go\n" in done.stderr and "interpreted" not in done.stderr
    (small / "src/aegean/core/one.py").write_text("def one() -> int:\n    return 11\n")
    done = run("setup.py", "-q", "build", folder=small, CC="false")
    assert done.returncode == 0, done.stderr
    assert "aegean: no C compiler, or it failed: the games run interpreted" in done.stderr
    assert compiled(small) == []
    assert "return 11" in next(small.glob("build/lib*/aegean/core/one.py")).read_text()


@pytest.mark.build
@pytest.mark.skipif(not shutil.which("cc"), reason="no C compiler")
def test_a_compile_that_fails_half_way_leaves_nothing_compiled(small: Path) -> None:
    (small / "src/aegean/search").mkdir()
    (small / "src/aegean/search/__init__.py").touch()
    (small / "src/aegean/search/two.py").write_text("def two() -> int:\n    return 2\n")
    half = small / "half"
    half.write_text('#!/bin/sh\ncase "$*" in *aegean_search*) exit 1;; esac\nexec cc "$@"\n')
    half.chmod(0o755)
    done = run("setup.py", "-q", "build", folder=small, CC=str(half))
    assert done.returncode == 0 and "aegean: compiled aegean_core, 1 to go\n" in done.stderr
    assert compiled(small) == []
    (built,) = small.glob("build/lib*")
    code = "import aegean.core.one, aegean.search.two; print(aegean.core.one.one() + aegean.search.two.two())"
    assert run("-c", code, folder=built, PYTHONPATH=str(built)).stdout == "3\n"


@pytest.mark.build
def test_the_source_distribution_can_test_itself(tmp_path: Path) -> None:
    tree = tmp_path / "tree"
    left_out = (".git", ".venv*", ".*_cache", "build", "site", "node_modules", "__pycache__", "*.egg-info", "*.so")
    shutil.copytree(ROOT, tree, ignore=shutil.ignore_patterns(*left_out))
    inside = (path for room in ROOMS for path in (tree / room).rglob("*") if path.is_file())
    wanted = {str(path.relative_to(tree)) for path in (*inside, *tree.glob("*.json"))}
    done = run("-m", "build", "--sdist", "--no-isolation", "--outdir", str(tmp_path), folder=tree)
    assert done.returncode == 0, done.stderr
    with tarfile.open(next(tmp_path.glob("*.tar.gz"))) as packed:
        held = {name.partition("/")[2] for name in packed.getnames()}
    assert wanted - held == set()
    assert not any("__pycache__" in name for name in held)
    assert {
        "Makefile",
        "constraints.txt",
        "mkdocs.yml",
        "package.json",
        "biome.json",
        "CITATION.cff",
        "CHANGELOG.md",
        "CONTRIBUTING.md",
    } <= held


def test_librt_is_the_one_that_was_compiled_for() -> None:
    (bound,) = (line for line in PYPROJECT["project"]["dependencies"] if line.startswith("librt"))
    (built,) = (Requirement(line) for line in PYPROJECT["build-system"]["requires"] if line.startswith("librt"))
    version = str(built.specifier).removeprefix("==")
    major, minor, _ = version.split(".")
    assert Requirement(bound).specifier.contains(version)
    assert not Requirement(bound).specifier.contains(f"{major}.{int(minor) + 1}.0")
    assert f"'{bound}'" in (ROOT / "src/aegean/__init__.py").read_text("utf-8")


def test_another_librt_is_refused_in_one_line(tmp_path: Path) -> None:
    (tmp_path / "librt").mkdir()
    (tmp_path / "librt/__init__.py").touch()
    (tmp_path / "librt/vecs.py").touch()
    path = f"{tmp_path}{os.pathsep}{os.environ.get('PYTHONPATH', '')}"
    last = run("-c", "import aegean", folder=tmp_path, PYTHONPATH=path).stderr.splitlines()[-1]
    assert last.startswith("ImportError: aegean needs another librt than is installed: pip install")


def test_all_that_tests_need_is_pinned() -> None:
    needed = run("tools/requirements.py", "test").stdout.splitlines()
    names = {normal(Requirement(line).name) for line in needed}
    assert {"librt", "fastapi", "numpy", "mkdocs", "pytest"} <= names
    assert names <= {normal(line.partition("==")[0]) for line in PINS}
    assert sorted(PINS, key=str.lower) == PINS


def normal(name: str) -> str:
    return re.sub(r"[-_.]+", "-", name).lower()


WORKFLOWS = [str(path.relative_to(ROOT)) for path in sorted(ROOT.glob(".github/workflows/*.yml"))]


@pytest.mark.parametrize("page", ["README.md", "CONTRIBUTING.md", ".ci/run", *WORKFLOWS])
def test_targets_that_are_named_exist(page: str) -> None:
    targets = re.findall(r"^([a-z]+):", (ROOT / "Makefile").read_text("utf-8"), re.MULTILINE)
    named = re.findall(r"(?:^|`|exec |run: )make ([a-z]+)", (ROOT / page).read_text("utf-8"), re.MULTILINE)
    assert set(named) <= set(targets)


@pytest.mark.build
def test_the_site_is_built_with_all_its_links(tmp_path: Path) -> None:
    done = run("-m", "mkdocs", "build", "--site-dir", str(tmp_path), NO_MKDOCS_2_WARNING="1")
    assert done.returncode == 0, done.stderr
    games = [path.parent.name for path in ROOT.glob("src/aegean/games/*/game.toml")]
    assert sorted(path.stem for path in tmp_path.glob("gallery/*.svg")) == sorted(games)
    assert 'id="aegean.play.table.Table.play"' in (tmp_path / "api/play.html").read_text("utf-8")


@pytest.mark.build
@pytest.mark.parametrize("link", ["nowhere.md", "#nothing"])
def test_a_link_that_leads_nowhere_breaks_the_site(tmp_path: Path, link: str) -> None:
    (tmp_path / "docs").mkdir()
    (tmp_path / "docs/index.md").write_text(f"[a link]({link})\n")
    (tmp_path / "mkdocs.yml").write_text(f"INHERIT: {ROOT}/mkdocs.yml\nhooks: []\nplugins: []\nnav: [index.md]\n")
    done = run("-m", "mkdocs", "build", folder=tmp_path, NO_MKDOCS_2_WARNING="1")
    assert done.returncode == 1 and link in done.stderr and "Aborted with 1 warnings" in done.stdout + done.stderr
