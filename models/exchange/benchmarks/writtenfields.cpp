// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/exchange/benchmarks/writtenfields.h"

#include "models/domain/annotation/written.h"
#include "models/domain/text.h"

#include <QCoreApplication>

#include <algorithm>

namespace yuyi {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(yuyi::Exchange)
};

/// One answer: a text, or a number as its digits.
EntryResult<QString> answerText(const Json &value, const QString &pointer)
{
    if (value.is_number())
        return fromUtf8(value.dump());
    if (!value.is_string())
        return fault(pointer, Tr::tr("a string, a number or a list of them is expected."));
    const Json holder{{"answer", value}};
    const auto text = textMember(holder, QStringLiteral("answer"), {}, Presence::Optional);
    if (!text)
        return fault(pointer, text.error().sentence);
    QString answer = text->trimmed();
    if (characters(answer) > longestWritten)
        return fault(pointer, Tr::tr("the text is longer than %n character(s).", nullptr, longestWritten));
    return answer;
}

/// The answers of one member, without repetition.
EntryResult<QStringList> answersIn(const Json &object, const QString &key, const QString &pointer)
{
    const QString jsonPointer = QString(pointer % u'/' % key);
    const Json *value = member(object, key);
    QStringList answers;
    if (value == nullptr)
        return answers;
    if (!value->is_array()) {
        YUYI_TRY(const auto only, answerText(*value, jsonPointer));
        return only.isEmpty() ? answers : QStringList{only};
    }
    for (size_t i = 0; i < value->size(); ++i) {
        const QString own = QStringLiteral("%1/%2").arg(jsonPointer).arg(i);
        YUYI_TRY(const auto answer, answerText(value->at(i), own));
        if (answer.isEmpty())
            return fault(own, Tr::tr("it is empty."));
        if (!answers.contains(answer))
            answers.append(answer);
    }
    return answers;
}

} // namespace

EntryResult<const QuestionKind *> writtenKind(const Json &object, const QString &pointer, const Preset &preset, const QString &options)
{
    if (!preset.takesWritten())
        return nullptr;
    const QString kindPointer = QString(pointer % u'/' % kindKey);
    QString named;
    if (preset.hasKinds()) {
        YUYI_TRY(const auto text, textMember(object, kindKey, pointer, Presence::Optional));
        named = text.trimmed();
    }
    QList<const QuestionKind *> written;
    for (const QuestionKind &kind : preset.kinds) {
        if (kind.isWritten() && (named.isEmpty() || kind.published == named || kind.code == named))
            written.append(&kind);
    }
    if (written.isEmpty())
        return nullptr;
    const bool noOther = std::all_of(preset.kinds.begin(), preset.kinds.end(), [](const QuestionKind &kind) { return kind.isWritten(); });
    if (!options.isEmpty()) {
        if (named.isEmpty() && !noOther)
            return nullptr;
        return fault(options, Tr::tr("questions of the kind “%1” have no options.").arg(written.constFirst()->published));
    }
    if (written.size() > 1 && named.isEmpty())
        return fault(kindPointer, Tr::tr("it is missing, and the preset defines several kinds of question without options."));
    return written.constFirst();
}

EntryResult<QStringList> acceptedMembers(const Json &object, const QString &pointer)
{
    const QString answerKey = QStringLiteral("answer");
    YUYI_TRY(auto answers, answersIn(object, answerKey, pointer));
    YUYI_TRY(const auto accepted, answersIn(object, acceptedKey, pointer));
    for (const QString &answer : std::as_const(answers)) {
        if (!accepted.isEmpty() && !accepted.contains(answer)) {
            return fault(QString(pointer % u'/' % answerKey),
                         Tr::tr("“%1” is not one of the texts in “accepted”.").arg(answer.left(80)));
        }
    }
    for (const QString &wording : accepted) {
        if (!answers.contains(wording))
            answers.append(wording);
    }
    if (answers.size() > mostAccepted) {
        return fault(QString(pointer % u'/' % (accepted.isEmpty() ? answerKey : acceptedKey)),
                     Tr::tr("a question can have at most %n accepted answer(s).", nullptr, mostAccepted));
    }
    return answers;
}

void setAccepted(Json &object, const QStringList &accepted)
{
    setOrErase(object, "answer", accepted.value(0));
    object.erase("correct_option");
    object.erase(toUtf8(acceptedKey));
    if (accepted.size() > 1)
        object[toUtf8(acceptedKey)] = accepted;
}

QString acceptedCell(const Question &question)
{
    return question.options.isEmpty() ? question.accepted.join(QStringLiteral("; ")) : QString();
}

} // namespace yuyi
