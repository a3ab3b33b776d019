// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/runs/replies/replymatch.h"

#include "models/domain/annotation/questionpictures.h"
#include "models/domain/text.h"
#include "models/services/rules/itemchoice.h"

#include <QCoreApplication>
#include <QRegularExpression>
#include <QSet>

#include <algorithm>
#include <numeric>
#include <optional>

namespace yuyi {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(yuyi::ResponseImport)
};

/// A text without the marks that files of results have in the place of a picture: "<image 3>", "<图片 3>", "<img="name.png">".
QString withoutPictureMarks(QString text)
{
    static const QRegularExpression mark(QStringLiteral("<\\s*(?:image|图片)\\s*\\d+\\s*>|<img=\"[^\"<>]*\"\\s*/?>"));
    return text.remove(mark);
}

/// Whether a question is told by texts of its options: an answer that is written, and pictures, have none.
bool hasOptionTexts(const Question &question)
{
    return std::any_of(question.options.begin(), question.options.end(),
                       [](const Option &option) { return !option.text.trimmed().isEmpty(); });
}

/// Where each of these texts stands among the options; nothing when one is not there, or two options read alike.
std::optional<QList<int>> positionsOf(const QStringList &shown, const QStringList &options)
{
    QList<int> positions;
    for (const QString &text : shown) {
        const auto index = static_cast<int>(options.indexOf(text));
        if (index < 0 || positions.contains(index) || options.count(text) > 1)
            return std::nullopt;
        positions.append(index);
    }
    return positions;
}

/// The order in which these texts show a question's options; nothing when they are others. A blank text is any: programs drop
/// options such as "None" on the way. So is any text in the place of an option that is only a picture.
std::optional<QList<int>> orderShown(const Question &question, const QStringList &given)
{
    QStringList texts = given;
    if (question.hasPictures())
        std::transform(texts.begin(), texts.end(), texts.begin(), withoutPictureMarks);
    const auto count = static_cast<int>(question.options.size());
    QList<int> order(count);
    std::iota(order.begin(), order.end(), 0);
    if (texts.isEmpty())
        return order;
    if (texts.size() > count)
        return std::nullopt;
    // As they are written first: two options may differ in their final stop alone.
    QStringList exactly;
    QStringList written;
    for (const Option &option : question.options) {
        exactly.append(option.text.trimmed());
        written.append(normalised(option.text));
    }
    QStringList trimmed;
    for (const QString &text : texts)
        trimmed.append(text.trimmed());
    if (const auto positions = positionsOf(trimmed, exactly); positions && positions->size() == count)
        return positions;
    QStringList shown;
    for (const QString &text : texts)
        shown.append(normalised(text));
    shown.resize(count);
    const auto sameAt = [&](int i) {
        const Option &option = question.options.at(i);
        const bool isPicture = !option.picture.isNull() && option.text.trimmed().isEmpty();
        return shown.at(i) == written.at(i) || texts.value(i).trimmed().isEmpty() || isPicture;
    };
    if (std::all_of(order.begin(), order.end(), sameAt))
        return order;
    return positionsOf(shown, written);
}

/// What a question is told by: the texts of its options in any order. Empty if it has none.
QString optionsKey(QStringList texts)
{
    for (QString &text : texts)
        text = normalised(withoutPictureMarks(text));
    texts.removeAll(QString());
    texts.sort();
    return texts.join(QChar(u'\n'));
}

QStringList textsOf(const Question &question)
{
    QStringList texts;
    for (const Option &option : question.options)
        texts.append(option.text);
    return texts;
}

/// Whether a prompt shows this question: its text without pictures, and where the options are not told apart, each of them.
bool shows(const QString &barePrompt, const Question &question, bool withOptions)
{
    // Of a picture between them a prompt shows what it likes.
    qsizetype from = 0;
    const QList<StemPiece> pieces = stemPieces(question.stem, mostStemPictures);
    for (const StemPiece &piece : pieces) {
        const QString words = bare(piece.text);
        // Marks alone between two pictures are left out with the others of the prompt.
        if (pieces.size() > 1 && std::none_of(words.begin(), words.end(), [](QChar c) { return c.isLetterOrNumber(); }))
            continue;
        const qsizetype at = barePrompt.indexOf(words, from);
        if (at < 0)
            return false;
        from = at + words.size();
    }
    return !withOptions
        || std::all_of(
            question.options.begin(), question.options.end(),
            [&barePrompt](const Option &option) { return barePrompt.contains(bare(option.text)); });
}

/// One way of finding items, on one file.
class ReplyFinder
{
public:
    ReplyFinder(const ReplyItems &items, ReplyMatching way, const QString &split) : m_items(items), m_way(way)
    {
        for (int index = 0; index < items.items.size(); ++index) {
            if (way == ReplyMatching::Index)
                m_listed[items.items.at(index).split].append(index);
            if (way == ReplyMatching::Text)
                m_byText[optionsKey(textsOf(items.questions.at(index)))].append(index);
        }
        m_split = split;
    }

    ReplyMatches find(const RepliesFile &file)
    {
        ReplyMatches matches;
        matches.way = m_way;
        QHash<std::pair<int, int>, qsizetype> taken;
        for (qsizetype i = 0; i < file.replies.size(); ++i) {
            const ImportedReply &reply = file.replies.at(i);
            const int item = itemOf(reply);
            if (item < 0) {
                matches.unknown.append(reply.name());
                continue;
            }
            const auto order = orderShown(m_items.questions.at(item), reply.options);
            if (!order || !fitsIndex(reply, item)) {
                matches.different.append(reply.name());
                continue;
            }
            const auto former = taken.constFind({item, reply.repeat});
            if (former != taken.constEnd()) {
                matches.twice.append(QStringLiteral("%1 = %2").arg(file.replies.at(*former).name(), reply.name()));
                continue;
            }
            taken.insert({item, reply.repeat}, i);
            matches.shuffled = matches.shuffled || !std::is_sorted(order->begin(), order->end());
            matches.matched.append({i, item, *order});
            if (m_way == ReplyMatching::Index)
                matches.split = splitOf(reply);
        }
        std::stable_sort(matches.matched.begin(), matches.matched.end(), [&file](const MatchedReply &a, const MatchedReply &b) {
            return std::pair(a.item, file.replies.at(a.reply).repeat) < std::pair(b.item, file.replies.at(b.reply).repeat);
        });
        return matches;
    }

private:
    QString splitOf(const ImportedReply &reply) const { return m_split.isEmpty() ? reply.split : m_split; }

    int itemOf(const ImportedReply &reply) const
    {
        switch (m_way) {
        case ReplyMatching::Automatic:
        case ReplyMatching::Id: return m_items.byId.value(reply.id, -1);
        case ReplyMatching::Index: return indexFor(reply);
        case ReplyMatching::Text: return worded(reply);
        }
        return -1;
    }

    int indexFor(const ImportedReply &reply) const
    {
        const QString split = splitOf(reply);
        if (split.isEmpty())
            return reply.index >= 0 && reply.index < m_items.items.size() ? static_cast<int>(reply.index) : -1;
        const QList<int> list = m_listed.value(split);
        return reply.index >= 0 && reply.index < list.size() ? list.at(reply.index) : -1;
    }

    int worded(const ImportedReply &reply) const
    {
        // Without texts of options, only a question that has none: its own text tells it.
        const QString prompt = bare(reply.question);
        const QString options = optionsKey(reply.options);
        if (options.isEmpty())
            return prompt.isEmpty() ? -1 : longestShown(prompt);
        const QList<int> positions = m_byText.value(options);
        int found = -1;
        for (const int index : positions) {
            if (!prompt.isEmpty() && !shows(prompt, m_items.questions.at(index), false))
                continue;
            if (found >= 0)
                return -1;
            found = index;
        }
        return found;
    }

    /// The question without texts of options whose stem is the longest that a prompt shows. Nothing where that is the stem of a choice
    /// among texts, or of two questions.
    int longestShown(const QString &barePrompt) const
    {
        qsizetype longest = 0;
        int found = -1;
        for (int index = 0; index < m_items.questions.size(); ++index) {
            const Question &question = m_items.questions.at(index);
            const qsizetype length = bare(unmarkedStem(question.stem)).size();
            if (length < longest || length == 0 || !shows(barePrompt, question, false))
                continue;
            found = length > longest && !hasOptionTexts(question) ? index : -1;
            longest = length;
        }
        return found;
    }

    /// A place alone tells little: with the text of the question it is made sure.
    bool fitsIndex(const ImportedReply &reply, int item) const
    {
        if (m_way != ReplyMatching::Index || reply.question.trimmed().isEmpty())
            return true;
        return shows(bare(reply.question), m_items.questions.at(item), reply.options.isEmpty());
    }

    const ReplyItems &m_items;
    ReplyMatching m_way;
    QString m_split;
    QHash<QString, QList<int>> m_listed; ///< split → places of its items
    QHash<QString, QList<int>> m_byText;
};

/// Whether places mean anything: those of VLMEvalKit count through the whole file, others through a split.
bool indexesAreKnown(const RepliesFile &file, const ReplyItems &items, const QString &split)
{
    if (!split.isEmpty() || file.format == ReplyFormat::VlmEvalKit || items.splits().size() < 2)
        return true;
    const QStringList splits = items.splits();
    return std::all_of(file.replies.begin(), file.replies.end(),
                       [&splits](const ImportedReply &reply) { return splits.contains(reply.split); });
}

} // namespace

QString titleOf(ReplyMatching matching)
{
    switch (matching) {
    case ReplyMatching::Automatic: return Tr::tr("Detected automatically");
    case ReplyMatching::Id: return Tr::tr("By ID");
    case ReplyMatching::Index: return Tr::tr("By position in split");
    case ReplyMatching::Text: return Tr::tr("By text of question and options");
    }
    return {};
}

QStringList ReplyItems::splits() const
{
    QStringList splits;
    QSet<QString> seen;
    for (const ItemSetItem &item : items) {
        if (!seen.contains(item.split)) {
            seen.insert(item.split);
            splits.append(item.split);
        }
    }
    return splits;
}

Result<ReplyItems> replyItems(Stores &stores)
{
    ItemChoice choice;
    FilterTerm anyStage;
    anyStage.field = QStringLiteral("stage");
    for (const auto &[stage, code] : codesOf(Stage{}))
        anyStage.values.append(QString::fromUtf16(code));
    choice.filter.terms = {anyStage};
    YUYI_TRY(const auto chosen, ItemChooser(stores).choose(choice));
    ReplyItems known;
    QHash<QuestionVersionId, int> indexes;
    for (const ChosenItem &one : chosen.items) {
        const int index = static_cast<int>(known.items.size());
        indexes.insert(one.item.question, index);
        known.byId.insert(one.item.itemId, index);
        known.items.append(one.item);
    }
    known.questions.resize(known.items.size());

    YUYI_TRY(const auto items, stores.annotations().items());
    YUYI_TRY(const auto entries, stores.sources().entries());
    QHash<SourceEntryId, QString> names;
    for (const SourceEntry &entry : entries)
        names.insert(entry.id, entry.itemId);
    QHash<QString, QList<int>> others;
    for (const Item &item : items) {
        const int index = indexes.value(item.question.versionId, -1);
        if (index < 0)
            continue;
        known.questions[index] = item.question;
        others[item.question.versionId.toString()].append(index);
        others[item.question.id.toString()].append(index);
        if (const QString name = names.value(item.sourceEntry); !name.isEmpty())
            others[name].append(index);
    }
    // A name that two items have tells nothing.
    for (auto one = others.constBegin(); one != others.constEnd(); ++one) {
        if (one->size() == 1 && !known.byId.contains(one.key()))
            known.byId.insert(one.key(), one->constFirst());
    }
    return known;
}

Result<ReplyMatches> matchReplies(const RepliesFile &file, const ReplyItems &items, ReplyMatching matching, const QString &split)
{
    if (!split.isEmpty() && !items.splits().contains(split)) {
        QStringList splits = items.splits();
        splits.removeAll(QString());
        return failure(ErrorCode::Invalid, Tr::tr("There is no split “%1”. Available: %2.")
                                               .arg(split, splits.isEmpty() ? Tr::tr("none") : splits.join(QStringLiteral(", "))));
    }
    const bool indexFor =
        std::any_of(file.replies.begin(), file.replies.end(), [](const ImportedReply &reply) { return reply.index >= 0; });
    const bool known = indexesAreKnown(file, items, split);
    const auto unknownIndexes = [&items] {
        return failure(ErrorCode::Invalid, Tr::tr("The file identifies its items only by their position in a "
                                                  "split. Choose the split: %1.")
                                               .arg(items.splits().join(QStringLiteral(", "))));
    };
    if (matching == ReplyMatching::Index && !known)
        return unknownIndexes();
    if (matching != ReplyMatching::Automatic)
        return ReplyFinder(items, matching, split).find(file);
    std::optional<ReplyMatches> best;
    for (const ReplyMatching way : {ReplyMatching::Id, ReplyMatching::Text, ReplyMatching::Index}) {
        if (way == ReplyMatching::Index && (!indexFor || !known))
            continue;
        ReplyMatches matches = ReplyFinder(items, way, split).find(file);
        // Where nothing fits, the way that came closest says why.
        const auto fit = [](const ReplyMatches &one) { return std::pair(one.matched.size(), one.different.size()); };
        if (!best || fit(matches) > fit(*best))
            best = std::move(matches);
        if (best->matched.size() == file.replies.size())
            break;
    }
    if (best->matched.isEmpty() && indexFor && !known)
        return unknownIndexes();
    return *best;
}

} // namespace yuyi
