#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Runs clang-tidy and clazy on source files: analyse.py [--all | --since REVISION] [--seconds N] [FILE…]

Files are analysed several at a time, as a release compiles them: most of the time goes into the headers of Qt, which both tools
read again for each unit. A header is analysed with the source file of its name, or by itself where there is
none. A unit without findings is remembered by the contents of all that it includes of ours, and left out the next time.
"""
import argparse
import concurrent.futures
import functools
import hashlib
import json
import os
import pathlib
import re
import shlex
import subprocess
import sys
import time

ROOT = pathlib.Path(__file__).resolve().parents[2]
BUILD = ROOT / 'build' / 'lint'
FOLDERS = ('app', 'db', 'models', 'resources', 'widgets')   # tests only by name: what they copy is small
AT_ONCE = 20   # files of a unit: reading the headers takes twenty seconds, a file one
HERE = ROOT / 'packaging' / 'lint'
TIDY, CLANG = 'clang-tidy-14', 'clang++-14'   # what clazy is built for in Debian 12
FINDING = re.compile(r'^(?P<path>/[^:\n]+):(?P<line>\d+):\d+: (?P<kind>warning|error): (?P<text>.*)$', re.MULTILINE)
INCLUDE = re.compile(r'^#include "([^"]+)"', re.MULTILINE)


def git(*arguments):
    return subprocess.run(['git', '-C', ROOT, *arguments], check=True, capture_output=True, text=True).stdout


def is_source(path, folders=FOLDERS):
    return path.endswith(('.cpp', '.h')) and path.split('/')[0] in folders and not re.search(r'_windows\.\w+$', path)


def newest_first(paths, log):
    """The sources among the paths in the order of their last change; what is not committed yet comes first."""
    rank = {}
    for path in git('diff', '--name-only', 'HEAD').splitlines() + git('log', '--format=', '--name-only', *log).splitlines():
        rank.setdefault(path, len(rank))
    found = {path for path in paths if is_source(path) and (ROOT / path).exists()}
    return sorted(found, key=lambda path: (rank.get(path, -1 if path in unknown() else len(rank)), path))


@functools.lru_cache
def unknown():
    """What git does not know yet."""
    return frozenset(git('ls-files', '--others', '--exclude-standard').splitlines())


def changed_since(revision):
    return newest_first(git('diff', '--name-only', revision).splitlines() + list(unknown()), [f'{revision}..HEAD'])


def configure():
    done = subprocess.run(['cmake', '--preset', 'lint'], cwd=ROOT, capture_output=True, text=True)
    if done.returncode:
        sys.exit(f'analyse.py: cmake --preset lint failed:\n{done.stdout}{done.stderr}')


class Compiled:
    """How CMake compiles each file. All are given the modules and libraries of all, so that files of many targets can be in one unit."""

    def __init__(self):
        self.flags = {}
        self.folder = {}
        shared = {}
        for entry in json.loads((BUILD / 'compile_commands.json').read_text()):
            path = entry['file']
            if not path.startswith(f'{ROOT}/') or path.startswith(f'{BUILD}/'):
                continue
            path = os.path.relpath(path, ROOT)
            words = shlex.split(entry['command'])
            words = words[1:words.index('-o')]
            own = []
            while words:
                word = words.pop(0)
                if word == '-isystem':
                    shared[word, words.pop(0)] = None
                elif word.startswith(('-DQT_', '-W', '-f', '-std')) and 'QT_TESTCASE' not in word:
                    shared[word,] = None
                elif word.startswith('-DYUYI_'):
                    own.append(word)
            self.flags[path] = own
            self.folder.setdefault(os.path.dirname(path), path)
        common = [word for words in shared for word in words] + [f'-I{ROOT}', f'-I{BUILD}/generated', f'-I{BUILD}/moc',
                  f'-DQT_TESTCASE_BUILDDIR="{BUILD}"', f'-DQT_TESTCASE_SOURCEDIR="{ROOT}"']
        self.flags = {path: (*own, *common) for path, own in self.flags.items()}

    def of(self, path):
        """The flags of a file; of a header without a source file, those of its folder, of one below it or of one above."""
        if path in self.flags:
            return self.flags[path]
        folder = 'tests/gui' if path.startswith('tests/support/') else os.path.dirname(path)
        while folder not in self.folder:
            below = sorted(other for other in self.folder if other.startswith(folder + '/'))
            if below or not folder:
                folder = below[0] if below else sorted(self.folder)[0]
            else:
                folder = os.path.dirname(folder)
        return self.flags[self.folder[folder]]


class Unit:
    def __init__(self, name, files, flags):
        self.name = name
        self.files = files
        self.flags = flags
        self.path = BUILD / 'units' / f'UnifiedSource-{name}.cpp'   # by this name the analyzer knows what it is

    def text(self):
        """The files one after another: `Tr` has another name in each, and the tests have no main function."""
        lines = []
        if any(file.startswith('tests/') for file in self.files):
            lines += ['#include <QTest>', '#undef QTEST_MAIN', '#define QTEST_MAIN(test)', '#undef QTEST_GUILESS_MAIN',
                      '#define QTEST_GUILESS_MAIN(test)', '#undef QTEST_APPLESS_MAIN', '#define QTEST_APPLESS_MAIN(test)']
            if len(self.files) == 1:
                lines = []
        for number, file in enumerate(self.files):
            if len(self.files) > 1:
                lines += ['#undef Tr', f'#define Tr Tr{number}']
            lines.append(f'#include "{ROOT / file}"')
        return '\n'.join(lines) + '\n'

    def key(self, salt):
        """Of all that can change what is found: the files, what they include of ours, the options, the tools."""
        digest = hashlib.sha256(salt.encode())
        seen = set()
        rest = list(self.files)
        while rest:
            file = rest.pop()
            if file in seen or not (ROOT / file).exists():
                continue
            seen.add(file)
            rest += INCLUDE.findall((ROOT / file).read_text())
        for file in sorted(seen):
            digest.update(file.encode())
            digest.update((ROOT / file).read_bytes())
        digest.update(' '.join([*self.flags, *self.files]).encode())
        return digest.hexdigest()


def planted(compiled):
    """The unit of the faults that must be found, and where each is."""
    file = 'packaging/lint/planted.cpp'
    lines = (ROOT / file).read_text().split('\n')
    expected = {(number, match[1]) for number, line in enumerate(lines, 1) for match in [re.search(r'// finds (\S+)', line)] if match}
    return Unit('planted', [file], compiled.of('widgets/shell/planted.cpp')), expected


def own_names(path, hidden=False):
    """The names that a file gives at the beginning of a line, members left out: no other file of its unit may give them.

    hidden: only those of its anonymous namespaces."""
    names = set()
    text = (ROOT / path).read_text()
    if hidden:
        text = '\n'.join(re.findall(r'^namespace \{$(.*?)^\} // namespace$', text, re.MULTILINE | re.DOTALL))
    for line in text.split('\n'):
        match = (re.match(r'(?:struct|class|enum class|enum|using) (\w+)', line)
                 or re.match(r'(?:inline |static )?(?:constexpr|const|constinit) [^=({]*[ *&>](\w+)(?:\[\])? ?[={(]', line))
        if not match and not re.match(r'[^(]*::[\w~]+\(', line):
            match = re.match(r'[A-Za-z][^()=]*[ *&>](\w+)\(', line)
        if match:
            names.add(match[1])
    return names - {'Tr', 'namespace'}


def units_of(files, compiled):
    """The files in units of one set of flags."""
    members = []
    for file in files:
        if file.endswith('.h'):
            own = [other for other in (file[:-2] + '.cpp', file[:-2] + '_posix.cpp') if other in compiled.flags]
            file = own[0] if own else file
        if file not in members and (file in compiled.flags or file.endswith('.h')):
            members.append(file)
    result = []
    open_units = {}
    of_headers = set().union(*(own_names(file) for file in git('ls-files', *FOLDERS).splitlines()
                               if file.endswith('.h') and (ROOT / file).exists()))
    for file in members:
        flags = compiled.of(file)
        names = own_names(file)
        # Whoever hides what a header gives hides it from all that come behind it: these are kept among themselves.
        hides = bool(own_names(file, hidden=True) & of_headers)
        for unit, taken in open_units.setdefault((flags, hides), []):
            if len(unit.files) < AT_ONCE and not names & taken:
                unit.files.append(file)
                taken |= names
                break
        else:
            result.append(Unit(f'unit{len(result)}', [file], flags))
            open_units[flags, hides].append((result[-1], names))
    return result


def analyse(unit, checks):
    unit.path.parent.mkdir(parents=True, exist_ok=True)
    unit.path.write_text(unit.text())
    # What moc writes for a test is not there without a build, and not needed to understand the rest.
    moc = BUILD / 'moc'
    moc.mkdir(exist_ok=True)
    for file in unit.files:
        for name in re.findall(r'^#include "(\w+\.moc)"', (ROOT / file).read_text(), re.MULTILINE):
            (moc / name).touch()
    # What one file of a unit declares is no outer declaration of the next; the compiler looks for those in each file by itself.
    flags = [*unit.flags, '-Wno-shadow'] if len(unit.files) > 1 else unit.flags
    tidy = subprocess.run(
        [TIDY, '--quiet', f'--config-file={ROOT / ".clang-tidy"}', unit.path, '--', *flags],
        capture_output=True, text=True)
    if len(unit.files) > 1 and 'clang-diagnostic-error' in tidy.stdout:
        # They do not get on with one another, or one of them does not compile.
        half = len(unit.files) // 2
        return (analyse(Unit(f'{unit.name}-0', unit.files[:half], unit.flags), checks)
                | analyse(Unit(f'{unit.name}-1', unit.files[half:], unit.flags), checks))
    clazy = subprocess.run(
        [CLANG, *flags, '-fsyntax-only', '-Xclang', '-load', '-Xclang', 'ClazyPlugin.so', '-Xclang', '-add-plugin',
         '-Xclang', 'clazy', '-Xclang', '-plugin-arg-clazy', '-Xclang', checks, unit.path],
        capture_output=True, text=True)
    found = set()
    for run in (tidy.stdout + tidy.stderr, clazy.stderr):
        for match in FINDING.finditer(run):
            path = match['path']
            if path.startswith(f'{ROOT}/') and not path.startswith(f'{BUILD}/'):
                found.add((os.path.relpath(path, ROOT), int(match['line']), match['text']))
    # A tool that fell over has looked at nothing.
    for name, run in (('clang-tidy', tidy), ('clazy', clazy)):
        if run.returncode and not found:
            found.add((unit.files[0], 0, f'{name} failed: {(run.stderr or run.stdout).strip()[-800:]}'))
    return found


def main():
    parser = argparse.ArgumentParser(prog='analyse.py')
    parser.add_argument('--all', action='store_true', help='every source file')
    parser.add_argument('--since', metavar='REVISION', help='those that differ from a revision')
    parser.add_argument('--seconds', type=int, default=0, help='begins no further unit after this time (default: no limit)')
    parser.add_argument('--jobs', type=int, default=os.cpu_count())
    parser.add_argument('files', nargs='*')
    wanted = parser.parse_args()
    begun = time.monotonic()
    if wanted.all:
        files = newest_first(git('ls-files', *FOLDERS).splitlines() + list(unknown()), ['-n', '500'])
    elif wanted.since:
        files = changed_since(wanted.since)
    else:
        files = [path for path in wanted.files if is_source(path, (*FOLDERS, 'tests'))]
    if not files:
        print('analyse.py: no source file to look at')
        return 0

    configure()
    compiled = Compiled()
    checks = ','.join(line for line in (HERE / 'clazy.txt').read_text().split('\n') if line and not line.startswith('#'))
    versions = ''.join(subprocess.run([tool, '--version'], capture_output=True, text=True).stdout for tool in (TIDY, CLANG))
    salt = (ROOT / '.clang-tidy').read_text() + checks + versions
    memory = BUILD / 'clean.json'
    clean = set(json.loads(memory.read_text())) if memory.exists() else set()
    trial, expected = planted(compiled)
    if trial.key(salt) not in clean:
        found = analyse(trial, checks)
        blind = sorted(f'{name} (line {line})' for line, name in expected
                       if not any(line == at and f'[{name}' in text.replace('-Wclazy', 'clazy') for _, at, text in found))
        if blind:
            sys.exit('analyse.py: the tools did not find what is planted for them: ' + ', '.join(blind))
        clean.add(trial.key(salt))
        memory.write_text(json.dumps(sorted(clean)))
    units = [(unit, unit.key(salt)) for unit in units_of(files, compiled)]
    todo = [(unit, key) for unit, key in units if key not in clean]
    print(f'analyse.py: {len(files)} files in {len(units)} units, {len(units) - len(todo)} of them unchanged since they were clean',
          flush=True)

    seen = set()
    late = []

    def work(item):
        unit, key = item
        if wanted.seconds and time.monotonic() - begun > wanted.seconds:
            return unit, key, None
        return unit, key, analyse(unit, checks)

    with concurrent.futures.ThreadPoolExecutor(wanted.jobs) as pool:
        for unit, key, found in pool.map(work, todo):
            if found is None:
                late += unit.files
                continue
            if not found:
                clean.add(key)
                memory.write_text(json.dumps(sorted(clean)))
            for finding in sorted(found - seen):
                print('{}:{}: {}'.format(*finding), flush=True)
            seen |= found
    if late:
        print(f'analyse.py: NOT looked at within {wanted.seconds} s: {len(late)} of {len(files)} files:')
        print('  ' + '\n  '.join(late))
        print('analyse.py: packaging/lint.sh --all looks at every file, without a limit.')
    print(f'analyse.py: {len(seen)} findings after {time.monotonic() - begun:.0f} s')
    return 1 if seen else 0


if __name__ == '__main__':
    sys.exit(main())
