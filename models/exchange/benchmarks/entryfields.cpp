// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/exchange/benchmarks/entryfields.h"

#include "models/domain/text.h"

#include <QCoreApplication>
#include <QSet>

#include <algorithm>

namespace yuyi {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(yuyi::Exchange)
};

constexpr qsizetype textLimit = 100000;

/// The options named by letters alone, "AC" or "A, C"; empty if anything else is there.
OptionSet severalNamed(const QString &letters, qsizetype options)
{
    OptionSet named;
    for (const QChar letter : letters) {
        if (letter.isSpace() || QStringLiteral(",，、;；").contains(letter))
            continue;
        int position = -1;
        for (int i = 0; i < options && position < 0; ++i) {
            if (optionLetter(i) == letter)
                position = i;
        }
        if (position < 0)
            return {};
        named.add(position);
    }
    return named;
}

/// The texts that a label member holds.
EntryResult<QStringList> labelTexts(const Json &value, const QString &pointer)
{
    const Json *list = &value;
    QString jsonPointer = pointer;
    if (value.is_string())
        return QStringList{fromUtf8(value.get_ref<const std::string &>())};
    if (value.is_object()) {
        list = member(value, QStringLiteral("choices"));
        jsonPointer += QLatin1String("/choices");
        if (list == nullptr)
            return fault(jsonPointer, Tr::tr("the list “choices” is missing."));
    }
    if (!list->is_array())
        return fault(jsonPointer, Tr::tr("a string or a list of strings is expected."));
    QStringList texts;
    for (const Json &entry : *list) {
        if (!entry.is_string())
            return fault(QStringLiteral("%1/%2").arg(jsonPointer).arg(texts.size()), Tr::tr("a string is expected."));
        texts.append(fromUtf8(entry.get_ref<const std::string &>()));
    }
    return texts;
}

} // namespace

tl::unexpected<EntryFault> fault(const QString &field, const QString &sentence)
{
    return tl::unexpected<EntryFault>(EntryFault{field, sentence});
}

const Json *member(const Json &object, const QString &key)
{
    if (!object.is_object())
        return nullptr;
    const auto found = object.find(toUtf8(key));
    return found == object.end() || found->is_null() ? nullptr : &*found;
}

EntryResult<QString> textMember(const Json &object, const QString &key, const QString &pointer, Presence presence)
{
    const QString jsonPointer = QString(pointer % u'/' % key);
    const Json *value = member(object, key);
    if (value == nullptr) {
        if (presence == Presence::Required)
            return fault(jsonPointer, Tr::tr("it is missing."));
        return QString();
    }
    if (!value->is_string())
        return fault(jsonPointer, Tr::tr("a string is expected."));
    const QString text = fromUtf8(value->get_ref<const std::string &>());
    if (presence == Presence::Required && text.trimmed().isEmpty())
        return fault(jsonPointer, Tr::tr("it is empty."));
    if (text.size() > textLimit)
        return fault(jsonPointer, Tr::tr("the text is longer than %n character(s).", nullptr, static_cast<int>(textLimit)));
    if (text.contains(QChar(u'\0')))
        return fault(jsonPointer, Tr::tr("the text contains a NUL character."));
    return text;
}

EntryResult<QString> idMember(const Json &object, const QString &key, const QString &pointer)
{
    const Json *value = member(object, key);
    if (value != nullptr && value->is_number_integer())
        return fromUtf8(value->dump());
    return textMember(object, key, pointer, Presence::Required);
}

EntryResult<Labels> labelMembers(const Json &object, const QString &pointer, const Preset &preset)
{
    Labels labels;
    for (const Dimension &dimension : preset.dimensions) {
        const QString jsonPointer = QString(pointer % u'/' % dimension.code.text());
        const Json *value = member(object, dimension.code.text());
        if (value == nullptr)
            continue;
        const EntryResult<QStringList> texts = labelTexts(*value, jsonPointer);
        if (!texts)
            return tl::unexpected(texts.error());
        QList<LabelCode> given;
        for (const QString &text : *texts) {
            if (text.trimmed().isEmpty())
                continue;
            const auto label = dimension.read(text);
            if (!label)
                return fault(jsonPointer, whyNoLabel(text, dimension, preset));
            given.append(*label);
        }
        const QList<LabelCode> ordered = dimension.inOrder(given);
        YUYI_CHECK(labelCountFault(ordered, dimension, jsonPointer));
        if (!ordered.isEmpty())
            labels.insert(dimension.code, ordered);
    }
    return labels;
}

QString whyNoLabel(const QString &text, const Dimension &dimension, const Preset &preset)
{
    if (!dimension.open)
        return Tr::tr("“%1” is not a label of the benchmark “%2”.").arg(text.left(80), preset.title.text());
    const auto typed = openLabel(text);
    return typed ? QString() : typed.error().sentence;
}

EntryResult<void> labelCountFault(const QList<LabelCode> &labels, const Dimension &dimension, const QString &pointer)
{
    if (!dimension.open || labels.size() <= (dimension.pickMany ? mostOpenLabels : 1))
        return {};
    return fault(pointer, dimension.pickMany ? Tr::tr("there can be at most %n label(s).", nullptr, static_cast<int>(mostOpenLabels))
                                             : Tr::tr("there can be only one label."));
}

EntryResult<void> correctFault(const QuestionKind &kind, qsizetype correct, const QString &pointer)
{
    if (correct == 0 || kind.allowsCorrect(correct))
        return {};
    return fault(QString(pointer % QLatin1String("/answer")),
                 kind.fewestCorrect == kind.mostCorrect
                     ? Tr::tr("a question of the kind “%1” has exactly %n correct option(s).",
                              nullptr, kind.mostCorrect)
                           .arg(kind.published)
                     : Tr::tr("a question of the kind “%1” has %2 to %3 correct options.")
                           .arg(kind.published, QString::number(kind.fewestCorrect),
                                QString::number(kind.mostCorrect)));
}

EntryResult<void> pictureCountFault(const Preset &preset, const QString &kind, qsizetype pictures, const QString &pointer)
{
    if (pictures > mostStemPictures)
        return fault(pointer, Tr::tr("a question can have at most %1 pictures.").arg(mostStemPictures));
    const QuestionKind *found = preset.kind(kind);
    if (found == nullptr || found->allowsPictures(pictures))
        return {};
    return fault(pointer, Tr::tr("a question of the kind “%1” has %2 to %3 pictures.")
                              .arg(found->published, QString::number(found->fewestPictures), QString::number(found->mostPictures)));
}

EntryResult<void> optionPictureFault(const Preset &preset, const QString &kind, const QString &pointer)
{
    const QuestionKind *found = preset.kind(kind);
    if (found == nullptr || found->optionPictures)
        return {};
    return fault(pointer, Tr::tr("options of questions of the kind “%1” have no pictures.").arg(found->published));
}

EntryResult<QString> kindMember(const Json &object, const QString &pointer, const Preset &preset, const QList<Option> &options)
{
    QStringList texts;
    qsizetype correct = 0;
    for (const Option &option : options) {
        texts.append(option.text);
        correct += option.correct ? 1 : 0;
    }
    if (!preset.hasKinds()) {
        YUYI_CHECK(correctFault(preset.kinds.constFirst(), correct, pointer));
        return preset.kinds.constFirst().code;
    }
    YUYI_TRY(const auto named, textMember(object, kindKey, pointer, Presence::Optional));
    if (named.isEmpty()) {
        const QuestionKind *found = nullptr;
        for (const QuestionKind &kind : preset.kinds) {
            if (correct != 0 && !kind.allowsCorrect(correct))
                continue;
            if (kind.isFixed() && kind.fixed == texts)
                return kind.code;
            if (!found && !kind.isFixed() && kind.allows(options.size()))
                found = &kind;
        }
        if (!found) {
            const auto chosen = std::find_if(preset.kinds.begin(), preset.kinds.end(),
                                             [](const QuestionKind &kind) { return !kind.isWritten(); });
            found = chosen == preset.kinds.end() ? &preset.kinds.constFirst() : &*chosen;
        }
        return found->code;
    }
    for (const QuestionKind &kind : preset.kinds) {
        if (kind.published != named.trimmed() && kind.code != named.trimmed())
            continue;
        if (kind.isFixed() && kind.fixed != texts) {
            return fault(QString(pointer % u'/' % kindKey),
                         Tr::tr("questions of the kind “%1” always have the options %2.")
                             .arg(named, kind.fixed.join(QStringLiteral(", "))));
        }
        YUYI_CHECK(correctFault(kind, correct, pointer));
        return kind.code;
    }
    return fault(QString(pointer % u'/' % kindKey), Tr::tr("the preset does not define the kind of question “%1”.").arg(named));
}

QString publishedKind(const Question &question, const Preset &preset)
{
    const QuestionKind *kind = preset.hasKinds() ? preset.kind(question.kind) : nullptr;
    return kind ? kind->published : QString();
}

QString publishedAnswer(const Question &question)
{
    return question.options.isEmpty() ? question.accepted.value(0) : optionLetters(question.keys());
}

QString correctText(const Question &question)
{
    const int key = question.keyIndex();
    return key < 0 ? QString() : question.options.at(key).text;
}

QStringList correctTexts(const Question &question)
{
    QStringList texts;
    for (const Option &option : question.options) {
        if (option.correct)
            texts.append(option.text);
    }
    return texts;
}

bool isTakenForNothing(const QString &text)
{
    static const QStringList words = {
        QStringLiteral("#N/A"), QStringLiteral("#N/A N/A"), QStringLiteral("#NA"), QStringLiteral("-1.#IND"), QStringLiteral("-1.#QNAN"),
        QStringLiteral("-NaN"), QStringLiteral("-nan"), QStringLiteral("1.#IND"), QStringLiteral("1.#QNAN"), QStringLiteral("<NA>"),
        QStringLiteral("N/A"), QStringLiteral("NA"), QStringLiteral("NULL"), QStringLiteral("NaN"), QStringLiteral("None"),
        QStringLiteral("n/a"), QStringLiteral("nan"), QStringLiteral("null")};
    return words.contains(text);
}

void setOrErase(Json &object, const char *key, const QString &text)
{
    if (text.isEmpty())
        object.erase(key);
    else
        object[key] = toUtf8(text);
}

EntryResult<QList<Option>> optionsWithKey(const QStringList &texts, const QString &letter, const QString &correct, const QString &pointer,
                                          const Preset &preset)
{
    QList<Option> options;
    for (const QString &text : texts) {
        Option option;
        option.text = text;
        options.append(option);
    }
    qsizetype key = -1;
    const QString wanted = letter.trimmed().toUpper();
    if (const OptionSet several = preset.takesSeveral() ? severalNamed(wanted, options.size()) : OptionSet(); several.count() > 1) {
        for (const int position : several.positions())
            options[position].correct = true;
        return options;
    }
    if (!wanted.isEmpty()) {
        for (qsizetype i = 0; i < options.size() && key < 0; ++i) {
            if (optionLetter(i) == wanted)
                key = i;
        }
        if (key < 0) {
            return fault(QString(pointer % QLatin1String("/answer")),
                         Tr::tr("“%1” is not one of the letters A to %2.").arg(letter.left(20), optionLetter(options.size() - 1)));
        }
    }
    if (!correct.trimmed().isEmpty()) {
        const auto same = [&](const QString &text) { return text.trimmed() == correct.trimmed(); };
        const QString jsonPointer = QString(pointer % QLatin1String("/correct_option"));
        if (key >= 0 && !same(texts.at(key)))
            return fault(
                jsonPointer,
                Tr::tr(
                    "the text differs from the text of option %1, whose letter is given as the answer.")
                    .arg(optionLetter(key)));
        if (key < 0) {
            const auto matches = std::count_if(texts.begin(), texts.end(), same);
            if (matches != 1)
                return fault(jsonPointer, matches == 0
                                              ? Tr::tr("it does not match the text of any option.")
                                              : Tr::tr("it matches the text of several options."));
            key = std::find_if(texts.begin(), texts.end(), same) - texts.begin();
        }
    }
    if (key >= 0)
        options[key].correct = true;
    return options;
}

bool sameLabels(const QList<LabelCode> &a, const QList<LabelCode> &b)
{
    return QSet<LabelCode>(a.begin(), a.end()) == QSet<LabelCode>(b.begin(), b.end());
}

QStringList publishedLabels(const Labels &labels, const Dimension &dimension)
{
    const QList<LabelCode> codes = dimension.inOrder(labels.value(dimension.code));
    QStringList texts;
    for (const LabelCode &code : codes)
        texts.append(dimension.publishedOf(code));
    return texts;
}

Json labelJson(const QList<LabelCode> &labels, const Dimension &dimension)
{
    const QStringList texts = publishedLabels({{dimension.code, labels}}, dimension);
    if (texts.size() <= 1)
        return texts.isEmpty() ? std::string() : toUtf8(texts.first());
    return labelListJson(labels, dimension);
}

Json labelListJson(const QList<LabelCode> &labels, const Dimension &dimension)
{
    Json choices = Json::array();
    for (const QString &text : publishedLabels({{dimension.code, labels}}, dimension))
        choices.push_back(toUtf8(text));
    return Json{{"choices", choices}};
}

} // namespace yuyi
