// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/annotation/pictureedits.h"

#include "models/domain/annotation/questionpictures.h"

#include <algorithm>
#include <numeric>

namespace yuyi {

namespace {

bool contains(const QList<Medium> &pictures, const Medium &picture)
{
    return std::any_of(pictures.begin(), pictures.end(), [&](const Medium &one) { return one.sha256 == picture.sha256; });
}

/// Lists these pictures, or none where the question shows the same without a list.
void list(Question &question, const Medium &own, const QList<Medium> &pictures)
{
    question.media.clear();
    if (stemPictures(question, own) != pictures)
        question.media = pictures;
}

} // namespace

int insertPictures(Question &question, const Medium &own, int place, const QList<Medium> &pictures, int most)
{
    QList<Medium> shown = stemPictures(question, own);
    const qsizetype before = std::clamp<qsizetype>(place, 0, shown.size());
    QList<Medium> added;
    for (const Medium &picture : pictures) {
        const bool fits = shown.size() + added.size() < std::min(most, mostStemPictures);
        if (fits && !picture.isNull() && !contains(shown, picture) && !contains(added, picture))
            added.append(picture);
    }
    if (added.isEmpty())
        return 0;
    QList<int> numbers;
    for (qsizetype i = 0; i < shown.size(); ++i)
        numbers.append(static_cast<int>(i < before ? i + 1 : i + 1 + added.size()));
    question.stem = renumbered(question.stem, numbers);
    for (qsizetype i = 0; i < added.size(); ++i)
        shown.insert(before + i, added.at(i));
    list(question, own, shown);
    return static_cast<int>(added.size());
}

bool movePicture(Question &question, const Medium &own, int from, int to)
{
    QList<Medium> shown = stemPictures(question, own);
    if (from == to || from < 0 || to < 0 || from >= shown.size() || to >= shown.size())
        return false;
    QList<int> former(shown.size()); // place → former place
    std::iota(former.begin(), former.end(), 0);
    former.move(from, to);
    QList<int> numbers(shown.size());
    for (qsizetype i = 0; i < former.size(); ++i)
        numbers[former.at(i)] = static_cast<int>(i) + 1;
    question.stem = renumbered(question.stem, numbers);
    shown.move(from, to);
    list(question, own, shown);
    return true;
}

bool removePicture(Question &question, const Medium &own, int place)
{
    QList<Medium> shown = stemPictures(question, own);
    if (question.media.isEmpty() || place < 0 || place >= shown.size())
        return false;
    QList<int> numbers;
    for (int i = 0; i < shown.size(); ++i)
        numbers.append(i < place ? i + 1 : i == place ? 0
                                                      : i);
    const Question before = question;
    shown.removeAt(place);
    list(question, own, shown);
    if (question.media == before.media)
        return false;
    // A lone own picture that only loses its caption stays, and so do its marks.
    if (!shown.isEmpty() || before.media.constFirst().sha256 != own.sha256 || stemPictures(question, own).isEmpty())
        question.stem = renumbered(question.stem, numbers);
    return true;
}

bool describePicture(Question &question, const Medium &own, int place, const QString &caption, const QString &role)
{
    QList<Medium> shown = stemPictures(question, own);
    if (place < 0 || place >= shown.size())
        return false;
    Medium &picture = shown[place];
    if (picture.caption == caption && picture.role == role)
        return false;
    picture.caption = caption;
    picture.role = role;
    list(question, own, shown);
    return true;
}

bool setOptionPicture(Question &question, const Medium &own, int option, const Medium &picture)
{
    if (option < 0 || option >= question.options.size())
        return false;
    Medium bare = picture;
    bare.caption.clear();
    bare.role.clear();
    Medium &now = question.options[option].picture;
    if (now == bare)
        return false;
    const QList<Medium> before = stemPictures(question, own);
    now = bare;
    const bool gone = question.media.isEmpty() && stemPictures(question, own).size() < before.size();
    if (gone && unmarked(question.stem, before.size()).isEmpty())
        question.media = before;
    return true;
}

} // namespace yuyi
