// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/controls/keys.h"

#include <QAbstractSpinBox>
#include <QAction>
#include <QComboBox>
#include <QKeyEvent>
#include <QKeySequence>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QRegularExpression>
#include <QTextEdit>

#include <utility>

namespace yuyi {

namespace {

QChar folded(char16_t unit)
{
    if (unit >= 0xFF01 && unit <= 0xFF5E)
        unit = static_cast<char16_t>(unit - 0xFEE0);
    return QChar(unit).toUpper();
}

} // namespace

QChar asciiKey(const QKeyEvent &event)
{
    if (event.modifiers() & (Qt::ControlModifier | Qt::AltModifier | Qt::MetaModifier))
        return {};
    if (event.text().size() == 1) {
        const QChar sign = folded(event.text().at(0).unicode());
        if (sign.unicode() > 0x20 && sign.unicode() < 0x7F)
            return sign;
        return {};
    }
    // Some platforms send no text with a key; the key code is then the character itself.
    if (event.text().isEmpty() && event.key() > 0x20 && event.key() <= 0xFF5E) {
        const QChar sign = folded(static_cast<char16_t>(event.key()));
        if (sign.unicode() < 0x7F)
            return sign;
    }
    return {};
}

int digitKey(const QKeyEvent &event)
{
    const QChar sign = asciiKey(event);
    return sign >= u'0' && sign <= u'9' ? sign.unicode() - u'0' : -1;
}

QString keyText(const QKeySequence &keys)
{
    // Key caps carry the same words in every language; the arrows and Enter their signs.
    QString text = keys.toString(QKeySequence::PortableText);
    text.replace(QLatin1String("Return"), QStringLiteral("⏎"));
    text.replace(QLatin1String("Enter"), QStringLiteral("⏎"));
    text.replace(QLatin1String("Backspace"), QStringLiteral("⌫"));
    text.replace(QLatin1String("Left"), QStringLiteral("←"));
    text.replace(QLatin1String("Right"), QStringLiteral("→"));
    text.replace(QLatin1String("Up"), QStringLiteral("↑"));
    text.replace(QLatin1String("Down"), QStringLiteral("↓"));
    // A plus at the end is the key itself.
    static const QRegularExpression between(QStringLiteral("\\+(?=.)"));
    return text.replace(between, QStringLiteral(" "));
}

void followKey(const QAction *action, const QObject *owner, std::function<void(const QString &key)> show)
{
    const QString now = action ? keyText(action->shortcut()) : QString();
    show(now);
    if (!action)
        return;
    // An action also tells when it is enabled or named anew, which is often.
    QObject::connect(action, &QAction::changed, owner, [action, shown = now, show = std::move(show)]() mutable {
        if (const QString key = keyText(action->shortcut()); key != shown) {
            shown = key;
            show(key);
        }
    });
}

bool isTypingIn(const QWidget *focus)
{
    if (!focus || !focus->isEnabled())
        return false;
    if (const auto *line = qobject_cast<const QLineEdit *>(focus))
        return !line->isReadOnly();
    if (const auto *plain = qobject_cast<const QPlainTextEdit *>(focus))
        return !plain->isReadOnly();
    if (const auto *rich = qobject_cast<const QTextEdit *>(focus))
        return !rich->isReadOnly();
    if (const auto *combo = qobject_cast<const QComboBox *>(focus))
        return combo->isEditable();
    return qobject_cast<const QAbstractSpinBox *>(focus) != nullptr;
}

} // namespace yuyi
