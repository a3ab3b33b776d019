// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/shell/commands/keyfilter.h"
#include "widgets/shell/commands/commands.h"

#include <QInputMethodEvent>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>
#include <QVBoxLayout>

using namespace yuyi;

namespace {

/// Takes what reaches it.
class Canvas : public QWidget
{
public:
    explicit Canvas(QWidget *parent) : QWidget(parent) { setFocusPolicy(Qt::StrongFocus); }
    QString got;

protected:
    void keyPressEvent(QKeyEvent *event) override { got += event->text(); }
};

} // namespace

/// A window with a field and a drawing area, and commands on bare keys.
class KeyFilterTest : public QObject
{
    Q_OBJECT

    std::unique_ptr<CommandRegistry> m_commands;
    std::unique_ptr<KeyFilter> m_filter;
    std::unique_ptr<QWidget> m_window;
    QLineEdit *m_line = nullptr;
    QPlainTextEdit *m_text = nullptr;
    Canvas *m_canvas = nullptr;
    QPushButton *m_button = nullptr;
    QStringList m_ran;

    void add(const char *id, const QList<QKeySequence> &shortcuts)
    {
        Command command;
        command.id = QString::fromLatin1(id);
        command.shortcuts = shortcuts;
        command.text = [id] { return QString::fromLatin1(id); };
        command.run = [this, id] { m_ran.append(QString::fromLatin1(id)); };
        m_commands->add(command);
    }

    static void compose(QWidget *widget, const QString &preedit, const QString &commit = {})
    {
        QInputMethodEvent event(preedit, {});
        event.setCommitString(commit);
        QCoreApplication::sendEvent(widget, &event);
    }

private Q_SLOTS:
    void init()
    {
        m_ran.clear();
        m_commands = std::make_unique<CommandRegistry>();
        m_filter = std::make_unique<KeyFilter>(*m_commands);
        m_window = std::make_unique<QWidget>();
        auto *column = new QVBoxLayout(m_window.get());
        m_line = new QLineEdit;
        m_text = new QPlainTextEdit;
        m_canvas = new Canvas(nullptr);
        m_button = new QPushButton;
        for (QWidget *widget : {static_cast<QWidget *>(m_line), static_cast<QWidget *>(m_text),
                                static_cast<QWidget *>(m_canvas), static_cast<QWidget *>(m_button)})
            column->addWidget(widget);
        m_commands->setHost(m_window.get());
        add("app.keep", {Qt::Key_K});
        add("app.one", {Qt::Key_1});
        add("app.keys", {Qt::Key_Question, Qt::Key_F1});
        add("app.submit", {Qt::CTRL | Qt::Key_Return});
        add("app.next", {Qt::Key_Space});
        m_window->show();
        QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
    }

    void bareKeysActOutsideFields()
    {
        m_canvas->setFocus();
        QTest::keyClick(m_canvas, Qt::Key_K);
        QTest::keyClick(m_canvas, Qt::Key_1, Qt::KeypadModifier);
        QCOMPARE(m_ran, QStringList({QStringLiteral("app.keep"), QStringLiteral("app.one")}));
    }

    void bareKeysTypeInFields()
    {
        for (QWidget *field : {static_cast<QWidget *>(m_line), static_cast<QWidget *>(m_text)}) {
            field->setFocus();
            QTest::keyClicks(field, QStringLiteral("k1?"));
            QTest::keyClick(field, Qt::Key_Space);
        }
        QVERIFY(m_ran.isEmpty());
        QCOMPARE(m_line->text(), QStringLiteral("k1? "));
        QCOMPARE(m_text->toPlainText(), QStringLiteral("k1? "));
        // Function keys and Ctrl shortcuts work there all the same.
        QTest::keyClick(m_line, Qt::Key_F1);
        QTest::keyClick(m_line, Qt::Key_Return, Qt::ControlModifier);
        QCOMPARE(m_ran, QStringList({QStringLiteral("app.keys"), QStringLiteral("app.submit")}));
    }

    void commandsWithCtrlWorkInFieldsButUndoIsTheFields()
    {
        add("app.search", {Qt::CTRL | Qt::Key_K});
        add("app.word", {Qt::CTRL | Qt::Key_Backspace});
        add("app.undo", {Qt::Key_Z, Qt::CTRL | Qt::Key_Z});
        for (QWidget *field : {static_cast<QWidget *>(m_line), static_cast<QWidget *>(m_text)}) {
            m_ran.clear();
            field->setFocus();
            QTest::keyClicks(field, QStringLiteral("one two"));
            QTest::keyClick(field, Qt::Key_Home);
            QTest::keyClick(field, Qt::Key_K, Qt::ControlModifier);
            QTest::keyClick(field, Qt::Key_Backspace, Qt::ControlModifier);
            QCOMPARE(m_ran, QStringList({QStringLiteral("app.search"), QStringLiteral("app.word")}));
            QTest::keyClick(field, Qt::Key_Z, Qt::ControlModifier);
            QCOMPARE(m_ran.size(), 2);
        }
        QCOMPARE(m_line->text(), QString());
        QCOMPARE(m_text->toPlainText(), QString());
    }

    void readOnlyFieldsAreNoFields()
    {
        m_line->setReadOnly(true);
        m_line->setFocus();
        QTest::keyClick(m_line, Qt::Key_K);
        QCOMPARE(m_ran, QStringList({QStringLiteral("app.keep")}));
    }

    void nothingFiresWhileComposing()
    {
        m_text->setFocus();
        compose(m_text, QStringLiteral("yin yu"));
        QTest::keyClick(m_text, Qt::Key_Return, Qt::ControlModifier);
        QTest::keyClick(m_text, Qt::Key_F1);
        QTest::keyClick(m_text, Qt::Key_Return);
        QVERIFY(m_ran.isEmpty());
        QVERIFY2(m_text->toPlainText().isEmpty(), "the Enter that ends a composition makes no line");
        compose(m_text, {}, QStringLiteral("隐喻"));
        QCOMPARE(m_text->toPlainText(), QStringLiteral("隐喻"));
        QTest::keyClick(m_text, Qt::Key_Return, Qt::ControlModifier);
        QCOMPARE(m_ran, QStringList({QStringLiteral("app.submit")}));
    }

    void leavingTheFieldEndsTheComposition()
    {
        m_text->setFocus();
        compose(m_text, QStringLiteral("yin"));
        m_canvas->setFocus();
        QTest::keyClick(m_canvas, Qt::Key_K);
        QCOMPARE(m_ran, QStringList({QStringLiteral("app.keep")}));
    }

    void fullWidthKeysAreTheirAsciiKeys_data()
    {
        QTest::addColumn<QString>("sign");
        QTest::addColumn<QString>("command");
        QTest::newRow("digit") << QStringLiteral("１") << QStringLiteral("app.one");
        QTest::newRow("capital") << QStringLiteral("Ｋ") << QStringLiteral("app.keep");
        QTest::newRow("small") << QStringLiteral("ｋ") << QStringLiteral("app.keep");
        QTest::newRow("question mark") << QStringLiteral("？") << QStringLiteral("app.keys");
    }

    void fullWidthKeysAreTheirAsciiKeys()
    {
        QFETCH(QString, sign);
        QFETCH(QString, command);
        m_canvas->setFocus();
        QTest::sendKeyEvent(QTest::Click, m_canvas, Qt::Key(sign.at(0).unicode()), sign, Qt::NoModifier);
        QCOMPARE(m_ran, QStringList({command}));
        compose(m_canvas, {}, sign);
        QCOMPARE(m_ran, QStringList({command, command}));
        // In a field they stay what they are.
        m_line->setFocus();
        QTest::sendKeyEvent(QTest::Click, m_line, Qt::Key(sign.at(0).unicode()), sign, Qt::NoModifier);
        QCOMPARE(m_line->text(), sign);
        QCOMPARE(m_ran.size(), 2);
    }

    void fullWidthKeysWithoutACommandReachTheWidgetAsAscii()
    {
        m_canvas->setFocus();
        QTest::sendKeyEvent(QTest::Click, m_canvas, Qt::Key(u'７'), QStringLiteral("７"), Qt::NoModifier);
        QCOMPARE(m_canvas->got, QStringLiteral("7"));
    }

    void aButtonKeepsItsSpace()
    {
        QSignalSpy clicked(m_button, &QPushButton::clicked);
        m_button->setFocus();
        QTest::keyClick(m_button, Qt::Key_Space);
        QCOMPARE(clicked.size(), 1);
        QVERIFY(m_ran.isEmpty());
    }

    void anOverlayKeepsAllKeys()
    {
        KeyFilter::letOwnKeys(m_canvas);
        m_canvas->setFocus();
        QTest::keyClick(m_canvas, Qt::Key_K);
        QTest::keyClick(m_canvas, Qt::Key_Return, Qt::ControlModifier);
        QVERIFY(m_ran.isEmpty());
        QCOMPARE(m_canvas->got.left(1), QStringLiteral("k"));
    }

    void altAloneAsksForTheMenu()
    {
        QSignalSpy tapped(m_filter.get(), &KeyFilter::altTapped);
        m_canvas->setFocus();
        QTest::keyClick(m_canvas, Qt::Key_Left, Qt::AltModifier);
        QCOMPARE(tapped.size(), 0);
        QTest::keyClick(m_canvas, Qt::Key_Alt);
        QCOMPARE(tapped.size(), 1);
    }
};

QTEST_MAIN(KeyFilterTest)
#include "keyfiltertest.moc"
