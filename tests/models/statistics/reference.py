#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Writes cases.json: statistics computed a second time, by other ways than those of models/statistics (pairs counted one
by one, derivatives instead of variance formulas, roots instead of closed forms, scipy's distributions)."""
import itertools
import json
import math
import random
import sys
from fractions import Fraction

from scipy import optimize, stats

CASES = []


def add(name, statistic, data, expected, params=None, tolerance=1e-9):
    CASES.append({"id": name, "statistic": statistic, "params": params or {}, "input": data, "expected": expected,
                  "tolerance": tolerance})


def pairs_of(item):
    return list(itertools.combinations([r for r in item if r is not None], 2))


def percent(items):
    shares = [sum(a == b for a, b in pairs_of(i)) / len(pairs_of(i)) for i in items if pairs_of(i)]
    return sum(shares) / len(shares) if shares else None


def shares_of(items, labels):
    rated = [[r for r in i if r is not None] for i in items]
    rated = [r for r in rated if r]
    return [sum(r.count(k) / len(r) for r in rated) / len(rated) for k in labels]


def gwet(items, labels):
    pa = percent(items)
    p = shares_of(items, labels)
    pe = sum(x * (1 - x) for x in p) / (len(labels) - 1)
    return {"value": (pa - pe) / (1 - pe), "pa": pa, "pe": pe}


def fleiss_general(items, labels):
    pe = sum(x * x for x in shares_of(items, labels))
    return None if pe > 1 - 1e-12 else (percent(items) - pe) / (1 - pe)


def agreement_weight(i, j, k, kind):
    if kind == "unweighted":
        return 1.0 if i == j else 0.0
    d = abs(i - j) / (k - 1)
    return 1 - (d if kind == "linear" else d * d)


def kappa_of_shares(p, k, kind):
    rows = [sum(p[i * k:(i + 1) * k]) for i in range(k)]
    columns = [sum(p[i * k + j] for i in range(k)) for j in range(k)]
    po = sum(agreement_weight(i, j, k, kind) * p[i * k + j] for i in range(k) for j in range(k))
    pe = sum(agreement_weight(i, j, k, kind) * rows[i] * columns[j] for i in range(k) for j in range(k))
    return (po - pe) / (1 - pe)


def cohen(items, labels, kind):
    both = [(labels.index(a), labels.index(b)) for a, b in items if a is not None and b is not None]
    k, n = len(labels), len(both)
    if not n or len({x for pair in both for x in pair}) < 2:
        return {"value": None, "n_items_used": n, "se": None, "ci95": None}
    p = [sum(1 for a, b in both if (a, b) == (i, j)) / n for i in range(k) for j in range(k)]
    kappa = kappa_of_shares(p, k, kind)
    # The variance of a function of multinomial shares by the delta method, derivatives taken numerically. The function is
    # the same for any multiple of the shares but for rounding, so the shares need not sum to one.
    gradient = []
    for cell in range(k * k):
        h = 1e-5
        up, down = list(p), list(p)
        up[cell] += h
        down[cell] -= h
        gradient.append((kappa_of_shares(up, k, kind) - kappa_of_shares(down, k, kind)) / (2 * h))
    mean = sum(g * x for g, x in zip(gradient, p))
    variance = (sum(g * g * x for g, x in zip(gradient, p)) - mean * mean) / n
    se = math.sqrt(max(0.0, variance))
    z = stats.norm.ppf(0.975)
    return {"value": kappa, "n_items_used": n, "se": se, "ci95": [kappa - z * se, kappa + z * se]}


def light(items, labels):
    raters = len(items[0])
    values = []
    for a, b in itertools.combinations(range(raters), 2):
        pair = [(i[a], i[b]) for i in items]
        if any(x is not None and y is not None for x, y in pair):
            values.append(cohen(pair, labels, "unweighted")["value"])
    return None if not values or None in values else sum(values) / len(values)


def alpha(items, distance_of):
    """Pairs within items against pairs of all comparable values, one by one, in exact fractions where distances are."""
    units = [[r for r in i if r is not None] for i in items]
    units = [u for u in units if len(u) > 1]
    values = [v for u in units for v in u]
    if not values:
        return None
    distance = distance_of(values)
    n = len(values)
    observed = sum(distance(a, b) / (len(u) - 1) for u in units for a, b in itertools.permutations(u, 2)) / n
    expected = sum(distance(a, b) for a, b in itertools.permutations(values, 2)) / (n * (n - 1))
    return None if expected == 0 else float(1 - observed / expected)


def nominal(_):
    return lambda a, b: Fraction(a != b)


def interval(_):
    return lambda a, b: (Fraction(a) - Fraction(b)) ** 2


def ratio(_):
    return lambda a, b: (Fraction(a) - Fraction(b)) ** 2 / (Fraction(a) + Fraction(b)) ** 2 if a + b else Fraction(0)


def ordinal(labels):
    def of(values):
        def distance(a, b):
            low, high = sorted((labels.index(a), labels.index(b)))
            between = sum(Fraction(values.count(labels[g])) for g in range(low, high + 1))
            return (between - Fraction(values.count(a) + values.count(b), 2)) ** 2
        return distance
    return of


def jaccard_distance(a, b):
    a, b = set(a), set(b)
    return Fraction(0) if a == b else 1 - Fraction(len(a & b), len(a | b))


def masi_distance(a, b):
    a, b = set(a), set(b)
    if a == b:
        return Fraction(0)
    if not a & b:
        return Fraction(1)
    return 1 - Fraction(len(a & b), len(a | b)) * (Fraction(2, 3) if a <= b or b <= a else Fraction(1, 3))


def fleiss(items, labels):
    n, m = len(items), len([r for r in items[0] if r is not None])
    counts = [[[r for r in i if r is not None].count(k) for k in labels] for i in items]
    p_bar = sum(sum(c * (c - 1) for c in row) / (m * (m - 1)) for row in counts) / n
    p = [sum(row[j] for row in counts) / (n * m) for j in range(len(labels))]
    pe = sum(x * x for x in p)
    each = {}
    for j, k in enumerate(labels):
        if p[j] == 0 or p[j] == 1:
            each[str(k)] = None
        else:
            two = [[1 if r == k else 0 for r in i if r is not None] for i in items]
            po = sum(sum(a == b for a, b in pairs_of(i)) / len(pairs_of(i)) for i in two) / n
            chance = p[j] ** 2 + (1 - p[j]) ** 2
            each[str(k)] = (po - chance) / (1 - chance)
    q = [1 - x for x in p]
    s = sum(a * b for a, b in zip(p, q))
    error = math.sqrt(2) / (s * math.sqrt(n * m * (m - 1))) * math.sqrt(
        s * s - sum(a * b * (b - a) for a, b in zip(p, q)))
    kappa = (p_bar - pe) / (1 - pe)
    return {"value": kappa, "P_bar": p_bar, "Pe_bar": pe, "category_kappa": each, "z": kappa / error}


def agreement_cases(rng):
    labels = ["a", "b", "c", "d"]
    for number, (raters, n, missing) in enumerate([(2, 40, 0.0), (2, 60, 0.2), (3, 30, 0.0), (5, 25, 0.3), (6, 80, 0.5)]):
        items = []
        for _ in range(n):
            truth = rng.choice(labels[:3])
            items.append([None if rng.random() < missing else (truth if rng.random() < 0.7 else rng.choice(labels[:3]))
                          for _ in range(raters)])
        data = {"ratings": items, "categories": labels}
        add(f"random-{number}-percent", "percent_agreement", data, {"value": percent(items)})
        add(f"random-{number}-ac1", "gwet_ac1", data, gwet(items, labels))
        add(f"random-{number}-fleiss-general", "fleiss_kappa_generalised", data, {"value": fleiss_general(items, labels)})
        add(f"random-{number}-nominal", "krippendorff_alpha", data, {"value": alpha(items, nominal)}, {"level": "nominal"})
        add(f"random-{number}-ordinal", "krippendorff_alpha", data, {"value": alpha(items, ordinal(labels))},
            {"level": "ordinal"})
        add(f"random-{number}-light", "light_kappa", data, {"value": light(items, labels)})
        if not missing:
            add(f"random-{number}-fleiss", "fleiss_kappa", data, fleiss(items, labels))
        if raters == 2:
            for kind in ("unweighted", "linear", "quadratic"):
                add(f"random-{number}-cohen-{kind}", "cohen_kappa", data, cohen(items, labels, kind), {"weights": kind},
                    tolerance=1e-7)
        specific = {}
        for k in labels:
            given = sum(1 for i in items for a, b in pairs_of(i) for _ in range((a == k) + (b == k)))
            # One by one over ordered pairs within items, as the definition counts them.
            both = sum(2 for i in items for a, b in pairs_of(i) if a == b == k)
            specific[k] = both / given if given else None
        add(f"random-{number}-specific", "per_category_agreement", data, specific)
    numbers = [[rng.choice([1, 2, 3, 5, 8]) if rng.random() > 0.2 else None for _ in range(4)] for _ in range(30)]
    data = {"ratings": numbers, "categories": [1, 2, 3, 5, 8]}
    add("numbers-interval", "krippendorff_alpha", data, {"value": alpha(numbers, interval)}, {"level": "interval"})
    add("numbers-ratio", "krippendorff_alpha", data, {"value": alpha(numbers, ratio)}, {"level": "ratio"})
    same = {"ratings": [["a", "a"]] * 12, "categories": ["a", "b"]}
    add("one-label-cohen", "cohen_kappa", same, {"value": None, "n_items_used": 12, "se": None, "ci95": None})
    add("one-label-alpha", "krippendorff_alpha", same, {"value": None}, {"level": "nominal"})
    add("one-label-general", "fleiss_kappa_generalised", same, {"value": None})
    add("one-label-ac1", "gwet_ac1", same, {"value": 1.0, "pa": 1.0, "pe": 0.0})
    rare = [["a", "a"]] * 118 + [["a", "b"]] * 5 + [["b", "a"]] * 2
    data = {"ratings": rare, "categories": ["a", "b"]}
    add("prevalence-percent", "percent_agreement", data, {"value": 0.944})
    add("prevalence-cohen", "cohen_kappa", data, cohen(rare, ["a", "b"], "unweighted"), tolerance=1e-7)
    add("prevalence-ac1", "gwet_ac1", data, gwet(rare, ["a", "b"]))
    nobody = {"ratings": [["a", None], [None, "b"]], "categories": ["a", "b"]}
    add("no-pairs-percent", "percent_agreement", nobody, {"value": None})
    add("no-pairs-alpha", "krippendorff_alpha", nobody, {"value": None}, {"level": "nominal"})
    add("nothing", "gwet_ac1", {"ratings": [], "categories": ["a", "b"]}, {"value": None, "pa": None, "pe": None})


def set_cases(rng):
    names = ["u", "v", "w", "x", "y"]
    for number, (raters, n, missing) in enumerate([(2, 30, 0.0), (4, 25, 0.3)]):
        items = []
        for _ in range(n):
            truth = [k for k in names if rng.random() < 0.35]
            items.append([None if rng.random() < missing else
                          [k for k in names if (k in truth) != (rng.random() < 0.12)] for _ in range(raters)])
        frozen = [[None if r is None else tuple(r) for r in i] for i in items]
        alphas = {key: alpha(frozen, lambda _, d=d: d) for key, d in (("alpha_jaccard", jaccard_distance),
                                                                     ("alpha_masi", masi_distance))}
        alphas["alpha_nominal_sets"] = alpha(frozen, nominal)
        means = [float(sum(1 - jaccard_distance(a, b) for a, b in pairs_of(i)) / len(pairs_of(i)))
                 for i in frozen if pairs_of(i)]
        alphas["mean_pairwise_jaccard"] = sum(means) / len(means)
        rated = [[r for r in i if r is not None] for i in frozen]
        comparable = [i for i in rated if len(i) >= 2]
        alphas["exact_match_share"] = sum(len(set(i)) == 1 for i in comparable) / len(comparable)
        add(f"sets-{number}", "set_alpha", {"ratings": items}, alphas)
    for a, b in ([], []), ([], ["u"]), (["u", "v"], ["v"]), (["u", "v"], ["v", "w"]), (["u"], ["w"]), (["v", "u"], ["u", "v"]):
        add(f"distance-{''.join(a)}-{''.join(b)}", "set_distance", {"a": a, "b": b},
            {"jaccard": float(jaccard_distance(a, b)), "masi": float(masi_distance(a, b))})


def figure_cases(rng):
    for k, n, level in (0, 10, 0.95), (10, 10, 0.95), (3, 7, 0.9), (515, 800, 0.95), (1, 1000, 0.99):
        z = stats.norm.ppf(0.5 + level / 2)
        p = k / n

        def gap(x):
            return (p - x) ** 2 - z * z * x * (1 - x) / n
        lo = 0.0 if k == 0 else optimize.brentq(gap, 1e-15, min(p, 1 - 1e-9), xtol=1e-15)
        hi = 1.0 if k == n else optimize.brentq(gap, max(p, 1e-9), 1 - 1e-15, xtol=1e-15)
        add(f"wilson-{k}-{n}", "wilson_ci", {"successes": k, "n": n, "level": level}, {"p": p, "lo": lo, "hi": hi})
    add("wilson-none", "wilson_ci", {"successes": 0, "n": 0}, {"p": None, "lo": None, "hi": None})
    for b, c in (3, 12), (7, 7), (0, 4), (200, 260):
        n = b + c
        exact = stats.binomtest(min(b, c), n, 0.5).pvalue
        point = math.comb(n, b) / 2 ** n
        add(f"mcnemar-{b}-{c}", "mcnemar",
            {"both_right": 40, "only_first_right": b, "only_second_right": c, "both_wrong": 9},
            {"n01_n10": [b, c], "p_exact": exact, "p_mid": 1 - point / 2 if b == c else exact - point,
             "chi2": (b - c) ** 2 / n, "p": stats.chi2.sf((b - c) ** 2 / n, 1),
             "chi2_cc": (abs(b - c) - 1) ** 2 / n, "p_cc": stats.chi2.sf((abs(b - c) - 1) ** 2 / n, 1)})
    add("mcnemar-equal", "mcnemar", {"both_right": 5, "only_first_right": 0, "only_second_right": 0, "both_wrong": 5},
        {"n01_n10": [0, 0], "p_exact": 1, "p_mid": 1, "chi2": None, "p": None, "chi2_cc": None, "p_cc": None})
    for k, n, p0 in (9, 20, "1/6"), (0, 5, 0.25), (5, 5, 0.25), (150, 765, "1/6"):
        p = Fraction(p0) if isinstance(p0, str) else Fraction(p0)
        tail = sum(math.comb(n, i) * p ** i * (1 - p) ** (n - i) for i in range(k, n + 1))
        add(f"chance-{k}-{n}", "binomial_vs_chance", {"k": k, "n": n, "p0": p0}, {"p": float(tail)}, tolerance=1e-12)
    p = [0.02, 0.02, 0.9, 0.0004, 0.3, 0.011]
    order = sorted(range(len(p)), key=lambda i: p[i])
    add("holm", "holm", {"p": p}, {f"p{i + 1}": min(1, max((len(p) - r) * p[j] for r, j in enumerate(order)
                                                          if r <= order.index(i))) for i in range(len(p))})
    x = [round(rng.gauss(70, 9), 1) for _ in range(11)]
    for trimmed in False, True:
        y = sorted(x)[1:-1] if trimmed else x
        lo, hi = stats.t.interval(0.95, len(y) - 1, sum(y) / len(y), stats.sem(y))
        add(f"mean-{'trimmed' if trimmed else 'all'}", "mean_sd", {"x": x, "drop_highest_and_lowest": trimmed},
            {"n": len(y), "mean": math.fsum(y) / len(y), "sd_sample": stats.tstd(y),
             "sd_population": math.sqrt(stats.moment(y, 2)), "median": sorted(y)[len(y) // 2], "min": min(y), "max": max(y),
             "t_lo": lo, "t_hi": hi})
    add("mean-one", "mean_sd", {"x": [5]}, {"n": 1, "mean": 5, "sd_sample": None, "sd_population": 0, "median": 5, "min": 5,
                                            "max": 5, "t_lo": None, "t_hi": None})
    q = stats.mstats.mquantiles(x, [0.25, 0.5, 0.75], alphap=1, betap=1)
    add("quartiles", "quantiles_type7", {"x": x}, {"q1": q[0], "median": q[1], "q3": q[2]})
    ranks = [[1, 2, 3, 4], [2, 1, 3, 4], [1, 3, 2, 4], [4, 3, 2, 1]]
    add("kendall", "kendall_w", {"ranks_by_person": ranks},
        {"W": stats.friedmanchisquare(*zip(*ranks)).statistic / (4 * 3), "mean_rank": [2, 2.25, 2.5, 3.25]})
    ties = [[1, 2.5, 2.5, 4], [1.5, 1.5, 3, 4], [1, 2, 3, 4]]
    add("kendall-ties", "kendall_w", {"ranks_by_person": ties},
        {"W": stats.friedmanchisquare(*zip(*ties)).statistic / (3 * 3),
         "mean_rank": [3.5 / 3, 2, 8.5 / 3, 4]})
    add("ties-to-the-larger", "stratified_allocation", {"counts": {"s": 1, "l": 3}, "n": 2}, {"allocation": {"s": 0, "l": 2}},
        tolerance=0)
    add("whole", "stratified_allocation", {"counts": {"a": 2, "b": 0, "c": 5}, "n": 7},
        {"allocation": {"a": 2, "b": 0, "c": 5}}, tolerance=0)
    add("too-many", "stratified_allocation", {"counts": {"a": 2}, "n": 3}, {"allocation": None}, tolerance=0)
    clusters = [rng.randrange(12) for _ in range(40)]
    values = [int(rng.random() < 0.3 + 0.05 * c) for c in clusters]
    mean = sum(values) / len(values)
    # The sandwich of a regression on a constant, with the correction of small numbers of clusters.
    meat = sum(sum(values[i] - mean for i in range(40) if clusters[i] == g) ** 2 for g in set(clusters))
    g = len(set(clusters))
    se = math.sqrt(g / (g - 1) * meat / 40 ** 2)
    add("clusters", "clustered_se", {"x": values, "clusters": clusters},
        {"n": 40, "clusters": g, "mean": mean, "se": se, "lo": mean - stats.norm.ppf(0.975) * se,
         "hi": mean + stats.norm.ppf(0.975) * se})
    four = [1.0, 4.0, 4.5, 9.0]
    means = sorted(sum(c) / 4 for c in itertools.product(four, repeat=4))
    centre = sum(means) / len(means)
    add("every-resample", "bootstrap_participants", {"x": four, "level": 0.9},
        {"mean": 4.625, "se": math.sqrt(sum((m - centre) ** 2 for m in means) / len(means)),
         "lo": means[math.ceil(0.05 * 256) - 1], "hi": means[math.ceil(0.95 * 256) - 1]})


rng = random.Random(7)
agreement_cases(rng)
set_cases(rng)
figure_cases(rng)
with open(sys.argv[1], "w", encoding="utf-8") as out:
    out.write('{"cases": [\n')
    out.write(",\n".join(json.dumps(case, allow_nan=False) for case in CASES))
    out.write("\n]}\n")
