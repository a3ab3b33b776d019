// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/controls/keys.h"

#include <QAction>
#include <QKeyEvent>
#include <QTest>

#include <memory>

using namespace yuyi;

/// Keys as they are typed, written and followed.
class KeysTest final : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void keysFoldFullWidth();
    void keysAreWrittenShort();
    void keysAreFollowed();
};

void KeysTest::keysFoldFullWidth()
{
    const auto key = [](int code, const QString &text, Qt::KeyboardModifiers modifiers = Qt::NoModifier) {
        return QKeyEvent(QEvent::KeyPress, code, modifiers, text);
    };
    QCOMPARE(asciiKey(key(Qt::Key_K, QStringLiteral("k"))), QChar(u'K'));
    QCOMPARE(asciiKey(key(0xFF2B, QStringLiteral("Ｋ"))), QChar(u'K'));
    QCOMPARE(asciiKey(key(0xFF1F, QStringLiteral("？"))), QChar(u'?'));
    QCOMPARE(asciiKey(key(0xFF11, QString())), QChar(u'1'));
    QCOMPARE(asciiKey(key(Qt::Key_K, QStringLiteral("k"), Qt::ControlModifier)), QChar());
    QCOMPARE(asciiKey(key(Qt::Key_Return, QStringLiteral("\r"))), QChar());
    QCOMPARE(asciiKey(key(Qt::Key_Left, QString())), QChar());
    QCOMPARE(asciiKey(key(0, QStringLiteral("隐"))), QChar());
    QCOMPARE(digitKey(key(0xFF19, QStringLiteral("９"))), 9);
    QCOMPARE(digitKey(key(Qt::Key_A, QStringLiteral("a"))), -1);
}

void KeysTest::keysAreWrittenShort()
{
    QCOMPARE(keyText(QKeySequence(Qt::CTRL | Qt::Key_Return)), QStringLiteral("Ctrl ⏎"));
    QCOMPARE(keyText(QKeySequence(Qt::Key_S)), QStringLiteral("S"));
    QCOMPARE(keyText(QKeySequence(Qt::Key_Plus)), QStringLiteral("+"));
    QCOMPARE(keyText(QKeySequence(Qt::Key_F2)), QStringLiteral("F2"));
}

void KeysTest::keysAreFollowed()
{
    QAction action;
    action.setShortcuts({QKeySequence(Qt::ALT | Qt::Key_1), QKeySequence(Qt::Key_W)});
    QStringList shown;
    auto owner = std::make_unique<QObject>();
    followKey(&action, owner.get(), [&](const QString &key) { shown.append(key); });
    QCOMPARE(shown, (QStringList{QStringLiteral("Alt 1")}));
    action.setEnabled(false);
    action.setText(QStringLiteral("Work"));
    QCOMPARE(shown.size(), 1);
    action.setShortcuts(QList<QKeySequence>{QKeySequence(Qt::Key_Q)});
    QCOMPARE(shown, (QStringList{QStringLiteral("Alt 1"), QStringLiteral("Q")}));
    owner.reset();
    action.setShortcut(QKeySequence(Qt::Key_X));
    QCOMPARE(shown.size(), 2);
    followKey(nullptr, this, [&](const QString &key) { shown.append(key); });
    QCOMPARE(shown.last(), QString());
}

QTEST_MAIN(KeysTest)
#include "keystest.moc"
