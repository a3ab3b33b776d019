// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/evaluation/published/cevalscorer.h"

#include "models/evaluation/published/pythontext.h"

#include <QRegularExpression>
#include <QStringList>

namespace yuyi::ceval {

namespace {

bool isLetter(const QString &text)
{
    return text.size() == 1 && text.at(0) >= u'A' && text.at(0) <= u'D';
}

QList<QRegularExpression> compiled(const QStringList &forms)
{
    QList<QRegularExpression> all;
    for (const QString &form : forms)
        all.append(QRegularExpression(form, QRegularExpression::UseUnicodePropertiesOption));
    return all;
}

PublishedReading readingOf(const std::optional<QString> &letter, const QString &key)
{
    PublishedReading found;
    found.answer = letter;
    found.correct = letter && *letter == key;
    return found;
}

std::optional<QString> lastMatch(const QRegularExpression &form, const QString &text)
{
    std::optional<QString> last;
    for (auto found = form.globalMatch(text); found.hasNext();)
        last = found.next().captured(1);
    return last;
}

/// Forms of `ceval`, in the order in which they are tried.
const QList<QRegularExpression> &declaredForms()
{
    static const QList<QRegularExpression> forms = [] {
        QStringList texts{QStringLiteral("^选([A-D])"), QStringLiteral("^选项([A-D])")};
        const auto behind = [&](const char16_t *lead) {
            texts.append(QString::fromUtf16(lead) + QStringLiteral("\\s?选?项?\\s?([A-D])"));
        };
        for (const char16_t *lead : {u"答案是", u"答案为", u"答案应为", u"答案选", u"答案是:", u"答案应该是:"})
            behind(lead);
        texts.append(QStringLiteral("正确的一项是\\s?([A-D])"));
        for (const char16_t *lead : {u"答案为:", u"答案应为:", u"答案:", u"答案是：", u"答案应该是：", u"答案为：", u"答案应为：", u"答案："})
            behind(lead);
        return compiled(texts);
    }();
    return forms;
}

const QList<QRegularExpression> &reasonedForms()
{
    static const QList<QRegularExpression> forms =
        compiled({QStringLiteral("([ABCD])是正确的"), QStringLiteral("选项([ABCD])正确"), QStringLiteral("答案为([ABCD])"),
                  QStringLiteral("答案是([ABCD])"), QStringLiteral("答案([ABCD])"), QStringLiteral("选择([ABCD])"),
                  QStringLiteral("答案：([ABCD])"), QStringLiteral("选择答案([ABCD])")});
    return forms;
}

std::optional<QString> letterOf(const QString &text, const QList<ShownOption> &options)
{
    static const QRegularExpression concluded(QStringLiteral("所以答案是(.+?)。"));
    if (auto last = lastMatch(concluded, text); last && isLetter(*last))
        return last;
    for (const QRegularExpression &form : reasonedForms()) {
        if (const auto found = form.match(text); found.hasMatch())
            return found.captured(1);
    }
    QString letters;
    for (const QChar one : text) {
        if (isLetter(QString(one)))
            letters += one;
    }
    if (letters.size() == 1)
        return letters;
    QStringList named;
    for (const ShownOption &option : options) {
        if (isLetter(option.label) && text.contains(option.text))
            named.append(option.label);
    }
    return named.size() == 1 ? std::optional(named.first()) : std::nullopt;
}

} // namespace

PublishedReading read(const QString &reply, const QString &key)
{
    const QString text = python::stripped(reply);
    if (text.isEmpty())
        return {};
    if (isLetter(text.left(1)))
        return readingOf(text.left(1), key);
    for (const QRegularExpression &form : declaredForms()) {
        if (const auto last = lastMatch(form, text))
            return readingOf(last, key);
    }
    return {};
}

PublishedReading readReasoned(const QString &reply, const QList<ShownOption> &options, const QString &key)
{
    return readingOf(letterOf(python::stripped(reply), options), key);
}

} // namespace yuyi::ceval
