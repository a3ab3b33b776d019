// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/exchange/benchmarks/marvelplan.h"

#include "models/domain/annotation/questionpictures.h"
#include "models/exchange/benchmarks/marvel.h"

#include <QCoreApplication>
#include <QHash>
#include <QMap>
#include <QSet>

#include <algorithm>

namespace yuyi {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(yuyi::Exchange)
};

/// The questions about one image that are written as one entry.
struct Puzzle {
    ImageId image;
    const SourceEntry *source = nullptr; ///< that it was imported from in this form; null: a new one
    QHash<QString, const Item *> items;  ///< by kind
    qint64 number = -1;
};

/// The entry of this form that the item was imported from; null: none.
const SourceEntry *entryOf(const Item &item, const ExportSet &set)
{
    const auto source = set.sources.constFind(item.sourceEntry);
    const bool own = source != set.sources.constEnd() && source->format == codeOf(ImportFormat::Marvel);
    return own ? &source.value() : nullptr;
}

/// @brief Adds the item to a puzzle of its image that has no question of its kind: to that of its entry, or else to the first one.
void addTo(QList<Puzzle> &puzzles, const Item &item, const SourceEntry *source)
{
    const auto takes = std::find_if(puzzles.begin(), puzzles.end(), [&](const Puzzle &puzzle) {
        const bool itsOwn = puzzle.image == item.image && (source == nullptr || puzzle.source == source);
        return itsOwn && !puzzle.items.contains(item.question.kind);
    });
    if (takes != puzzles.end()) {
        takes->items.insert(item.question.kind, &item);
        return;
    }
    puzzles.append({item.image, source, {{item.question.kind, &item}}, -1});
}

/// Imported ones first, both in the order of their items.
QList<Puzzle> puzzlesOf(const ExportSet &set)
{
    QHash<ImageId, QList<const Item *>> ofImage;
    QList<ImageId> images;
    for (const bool imported : {true, false}) {
        for (const Item &item : set.items) {
            if ((entryOf(item, set) != nullptr) != imported)
                continue;
            if (!ofImage.contains(item.image))
                images.append(item.image);
            ofImage[item.image].append(&item);
        }
    }
    QList<Puzzle> all;
    for (const ImageId &image : std::as_const(images)) {
        QList<Puzzle> own;
        for (const Item *item : std::as_const(ofImage[image]))
            addTo(own, *item, entryOf(*item, set));
        all += own;
    }
    std::stable_partition(all.begin(), all.end(), [](const Puzzle &puzzle) { return puzzle.source != nullptr; });
    return all;
}

/// Imported puzzles keep their numbers; new ones get those after the largest that any entry of the project has.
void numberPuzzles(QList<Puzzle> &puzzles, const ExportSet &set)
{
    qint64 largest = 0;
    for (const SourceEntry &source : set.sources) {
        if (source.format == codeOf(ImportFormat::Marvel))
            largest = std::max(largest, marvelPuzzle(source.itemId));
    }
    QSet<qint64> used;
    for (Puzzle &puzzle : puzzles) {
        const qint64 own = puzzle.source != nullptr ? marvelPuzzle(puzzle.source->itemId) : -1;
        puzzle.number = own >= 0 && !used.contains(own) ? own : ++largest;
        used.insert(puzzle.number);
    }
}

Result<> checkComplete(const Puzzle &puzzle, const ExportSet &set)
{
    const QStringList kinds = marvelKinds();
    for (const QString &kind : kinds) {
        if (puzzle.items.contains(kind))
            continue;
        const QuestionKind *known = set.preset.kind(kind);
        return failure(ErrorCode::Invalid,
                       Tr::tr("The image “%1” has no accepted question of the kind “%2”. A puzzle in this format has one question of each "
                              "of these kinds: %3.")
                           .arg(set.images.value(puzzle.image).name, known != nullptr ? known->title.text() : kind,
                                kinds.join(QStringLiteral(", "))));
    }
    return {};
}

/// The picture that shows the puzzle. NotFound: it is not in the set.
Result<const ExchangeImage *> shownPicture(const Item &item, const ExchangeImage &image, const ExportSet &set)
{
    Medium own;
    own.sha256 = image.sha256;
    const QList<Medium> stem = stemPictures(item.question, own);
    if (stem.isEmpty() || stem.constFirst().sha256 == image.sha256)
        return &image;
    const auto further = set.media.constFind(stem.constFirst().sha256);
    if (further != set.media.constEnd())
        return &further.value();
    return failure(ErrorCode::NotFound, Tr::tr("A picture of the image “%1” is missing.").arg(image.name), stem.constFirst().sha256.hex());
}

void planPanels(const Puzzle &puzzle, const ExportSet &set, ExportPlan &plan)
{
    const auto parts = set.parts.constFind(puzzle.image);
    if (parts == set.parts.constEnd())
        return;
    QMap<PartRole, int> count;
    for (const ExchangePart &part : *parts)
        ++count[part.role];
    QMap<PartRole, int> next{{PartRole::Blank, count.value(PartRole::Context)}};
    for (const ExchangePart &part : *parts)
        plan.pictures.append({marvelPanel(puzzle.number, part.role, next[part.role]++), &part.file});
}

} // namespace

Result<ExportPlan> planMarvel(const ExportSet &set)
{
    QList<Puzzle> puzzles = puzzlesOf(set);
    numberPuzzles(puzzles, set);
    const QStringList kinds = marvelKinds();
    ExportPlan plan;
    QSet<ImageId> images;
    for (const Puzzle &puzzle : std::as_const(puzzles)) {
        const auto image = set.images.constFind(puzzle.image);
        if (image == set.images.constEnd()) {
            return failure(ErrorCode::NotFound, Tr::tr("The image of item %1 is missing.").arg(plan.items.size() + 1),
                           puzzle.image.toString());
        }
        YUYI_CHECK(checkComplete(puzzle, set));
        const std::shared_ptr<const SourceView> view = puzzle.source != nullptr ? viewOfSource(*puzzle.source, set) : nullptr;
        YUYI_TRY(const ExchangeImage *const shown, shownPicture(*puzzle.items.value(kinds.constFirst()), image.value(), set));
        const QString path = marvelPicture(puzzle.number);
        for (int i = 0; i < kinds.size(); ++i) {
            PlannedItem planned;
            planned.item = puzzle.items.value(kinds.at(i));
            planned.image = &image.value();
            planned.id = marvelItemId(puzzle.number, kinds.at(i));
            planned.imagePath = path;
            planned.file = marvelFile;
            planned.source = view;
            planned.sourceQuestion = view ? i : -1;
            plan.items.append(planned);
        }
        plan.pictures.append({path, shown});
        planPanels(puzzle, set, plan);
        images.insert(puzzle.image);
    }
    plan.images = static_cast<int>(images.size());
    return plan;
}

} // namespace yuyi
