# SPDX-License-Identifier: CC0-1.0
"""The functions of an lmms-eval task that Yuyi has written.

task.json beside this file holds the prompts, the kinds of questions and the names of the metrics. Each row of the data has texts only;
"options", "accepted", "labels" and the lists of pictures are JSON. Replies are read by simple rules; import the file of samples into
Yuyi to score them there.
"""

import json
import os
import re
import unicodedata
from decimal import Decimal

FOLDER = os.path.dirname(os.path.abspath(__file__))
LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"

with open(os.path.join(FOLDER, "task.json"), encoding="utf-8") as _file:
    TASK = json.load(_file)

_THINKING = re.compile(r"<think(?:ing)?>.*?</think(?:ing)?>", re.DOTALL | re.IGNORECASE)
# Some models' replies begin within their thinking, and some end there.
_REST_OF_THINKING = re.compile(r"^.*</think(?:ing)?>|<think(?:ing)?>.*$", re.DOTALL | re.IGNORECASE)
# A letter after such words is not the answer.
_DENIED = re.compile(
    r"(?:\b(?:not|nor|than|unlike|instead of|eliminate|exclude)|n't|不是|不选|不選|不应选|而非|排除|并非)"
    r"(?:[\W_]*(?:it's|it is|be|choose|option|the answer|选项|选))*[^\w,.;:?!，。；：？！、\n]*$",
    re.IGNORECASE,
)
_BOX = re.compile(r"\\boxed\s*\{\s*(?:\\text\s*\{)?([^{}]*)\}")
_LEAD = re.compile(r"(?:答案|answers?)(?:\W{0,4}(?:is|are|为|是|应选|选项|选|options?)(?![a-z]))*[\W_]*", re.IGNORECASE)
_PLACEHOLDER = re.compile(r"\{(question|options|key_words)\}")
_OPTION = re.compile(r"\{(label|text)\}")
# The place of a picture in a question, by its number.
_MARK = re.compile(r"⟦([1-9])⟧")
_NUMBER = re.compile(r"([-+]?\d+(?:\.\d+)?)(%?)")
# Shorter options, such as 对 and 不对, occur inside other words.
_SHORTEST_INSIDE = 4


# --- what is asked ---


def stem_pictures(doc):
    return json.loads(doc["pictures"]) if "pictures" in doc else [doc["image"]]


def option_pictures(doc):
    """One for each option, empty where it has none."""
    return json.loads(doc["option_pictures"]) if "option_pictures" in doc else []


def doc_to_visual(doc, lmms_eval_specific_kwargs=None):
    """The pictures of the question, then those of its options."""
    from PIL import Image

    visuals = []
    for path in stem_pictures(doc) + [path for path in option_pictures(doc) if path]:
        with Image.open(os.path.join(FOLDER, *path.split("/"))) as picture:
            visuals.append(picture.convert("RGB"))
    return visuals


def doc_to_text(doc, lmms_eval_specific_kwargs=None):
    prompts = TASK["prompts"]
    name = (lmms_eval_specific_kwargs or {}).get("configuration")
    configuration = prompts[name] if name in prompts else next(iter(prompts.values()))
    kind = TASK["kinds"].get(doc["question_type"], {}).get("code", "")
    prompt = configuration["kinds"].get(kind, configuration["prompt"])
    # What stands in the text where a picture belongs; only tasks with several pictures have it.
    place = configuration.get("picture", "")
    stem = len(stem_pictures(doc))

    def marked(found):
        number = int(found.group(1))
        return place.replace("{n}", str(number)) if place and number <= stem else found.group(0)

    options = json.loads(doc["options"])
    number = stem
    for i, path in enumerate(option_pictures(doc)):
        if path:
            number += 1
            options[i] = f"{options[i]} {place.replace('{n}', str(number))}".strip()
    line = configuration.get("option_line", "({label}) {text}")

    def offered(letter, text):
        return _OPTION.sub(lambda found: letter if found.group(1) == "label" else text, line)

    words = {
        "question": _MARK.sub(marked, doc["question"]),
        "options": "\n".join(offered(LETTERS[i], text) for i, text in enumerate(options)),
        "key_words": ",".join(json.loads(doc["labels"]).get(configuration["key_words"], [])),
    }
    return _PLACEHOLDER.sub(lambda found: words[found.group(1)], prompt)


def doc_to_target(doc):
    return str(doc.get("answer", ""))


# --- what was answered ---


def plain(text):
    """The text without differences of width, case, blanks and outer marks."""
    text = re.sub(r"\s+", "", unicodedata.normalize("NFKC", text).casefold())
    inner = re.sub(r"^[^\w+-]+|[^\w%]+$", "", text)
    return inner or text


def answer_part(text):
    """The line after the last lead such as “答案：”, or what is in the last box; None without either."""
    boxes = _BOX.findall(text)
    if boxes:
        return boxes[-1].strip()
    leads = list(_LEAD.finditer(text))
    if not leads:
        return None
    # A bracket or a minus before the answer belongs to it.
    start = leads[-1].end()
    while start > leads[-1].start() and text[start - 1] in "-+":
        start -= 1
    return text[start:].split("\n")[0].strip() or None


def listed_letters(text, letters, whole):
    """The letters that the text consists of (`whole`) or begins with."""
    text = re.sub(r"\band\b", ",", text)
    # Lower case counts too, but not in a word such as “bad”.
    if whole and not re.search(r"[A-Za-z][a-z]|[a-z][A-Za-z]", text):
        text = text.upper()
    one = f"[{letters}]"
    several = rf"[\W_]*({one}(?:(?:[\W_]|和|与|及)*{one})*)"
    found = re.fullmatch(several + r"[\W_]*", text) if whole else re.match(several + r"(?![A-Za-z0-9'])(?!\s+[a-z])", text)
    return sorted(set(re.findall(one, found.group(1)))) if found else []


def lone_letters(text, letters):
    """The letters that stand alone somewhere; not the article of “A man”, nor what the text denies."""
    found = re.finditer(rf"(?<![A-Za-z0-9])([{letters}])(?![A-Za-z0-9'])(?!\s+(?!(?:and|or)\b)[a-z])", text)
    return sorted({one.group(1) for one in found if not _DENIED.search(text[max(0, one.start() - 40) : one.start()])})


def option_letters(text, options, inside):
    """The letter of the option that the text is or, with `inside`, the only one that occurs in it."""
    said = plain(text)
    texts = [plain(option) for option in options]
    same = [i for i, option in enumerate(texts) if option and option == said]
    if not same and inside:
        there = [i for i, option in enumerate(texts) if len(option) >= _SHORTEST_INSIDE and option in said]
        same = [i for i in there if not any(i != j and texts[i] in texts[j] for j in there)]
    return [LETTERS[same[0]]] if len(same) == 1 else []


def read_options(text, options, several):
    letters = LETTERS[: len(options)]
    part = answer_part(text)
    ways = []
    if part:
        ways += [
            lambda: listed_letters(part, letters, True),
            lambda: option_letters(part, options, False),
            lambda: listed_letters(part, letters, False),
            lambda: option_letters(part, options, True),
            lambda: lone_letters(part, letters),
        ]
    ways += [lambda: listed_letters(text, letters, True), lambda: option_letters(text, options, False)]
    if not several:
        ways += [lambda: lone_letters(text, letters), lambda: option_letters(text, options, True)]
    for way in ways:
        found = way()
        if len(found) == 1 or (several and found):
            return "".join(found)
    return None


def read_answer(doc, reply):
    """The letters of the chosen options (“A”, “AC”), or the written answer; None if the reply gives none."""
    spoken = _REST_OF_THINKING.sub("", _THINKING.sub("", reply or ""))
    text = unicodedata.normalize("NFKC", spoken).strip()
    if not text:
        return None
    options = json.loads(doc["options"])
    if not options:
        return answer_part(text) or text
    return read_options(text, options, TASK["kinds"].get(doc["question_type"], {}).get("several", False))


def as_number(text):
    found = _NUMBER.fullmatch(re.sub(r"(?<=\d),(?=\d{3})", "", text))
    return (Decimal(found.group(1)), found.group(2)) if found else None


def same_written(answer, accepted):
    answer, accepted = plain(answer), plain(accepted)
    if answer == accepted:
        return True
    numbers = as_number(answer), as_number(accepted)
    return numbers[0] is not None and numbers[0] == numbers[1]


def is_right(doc, answer):
    if answer is None:
        return False
    if json.loads(doc["options"]):
        return answer == doc["answer"]
    return any(same_written(answer, accepted) for accepted in json.loads(doc["accepted"]))


# --- what is counted ---


def process_results(doc, results):
    replies = [reply if isinstance(reply, str) else "" for reply in results]
    answers = [read_answer(doc, reply) for reply in replies]
    # Yuyi knows the item by this id when the samples are imported.
    submission = {"id": str(doc["id"]), "split": str(doc["split"]), "answer": answers[0], "response": replies[0]}
    if not TASK["scored"]:
        return {"submission": submission}
    accuracy = sum(is_right(doc, answer) for answer in answers) / len(answers)
    scores = {"accuracy": accuracy, "unread": sum(answer is None for answer in answers) / len(answers)}
    labels = {**json.loads(doc["labels"]), "question_type": [doc["question_type"]]}
    for dimension, names in TASK["metrics"].items():
        for label in labels.get(dimension, []):
            if label in names:
                scores[names[label]] = accuracy
    scores["submission"] = submission
    return scores


def aggregate_submission(results, args=None):
    """Writes the answers of a set without keys into a file for those who have the keys."""
    from lmms_eval.tasks._task_utils.file_utils import generate_submission_file

    split = re.sub(r"[^\w.-]", "-", results[0]["split"]) or "all"
    number = 1
    path = generate_submission_file(f"submission_{split}.json", args)
    while os.path.exists(path):
        number += 1
        path = generate_submission_file(f"submission_{split}_{number}.json", args)
    with open(path, "w", encoding="utf-8") as file:
        json.dump(results, file, ensure_ascii=False, indent=1)
    print(f"The answers were written to {path}.")
