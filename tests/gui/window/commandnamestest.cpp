// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/programfixture.h"

#include "widgets/shell/commands/commandsearch.h"
#include "widgets/shell/navigation/palette.h"
#include "widgets/shell/navigation/palettemodel.h"
#include "widgets/shell/window/pagehost.h"

#include <QLineEdit>

#include <algorithm>

using namespace yuyi;
using namespace yuyi::test;

/// Pages and commands are found by their name in the language of the window, and by that in the other language.
class CommandNamesTest : public QObject
{
    Q_OBJECT

    std::unique_ptr<ProgramFixture> m_program;

    MainWindow &window() { return *m_program->window; }
    static bool hasIdeographs(const QString &text)
    {
        return std::any_of(text.begin(), text.end(), [](QChar c) { return c.script() == QChar::Script_Han; });
    }
    bool finds(const QString &typed, const QString &id)
    {
        auto *palette = m_program->find<Palette>("palette");
        palette->findChild<QLineEdit *>(QStringLiteral("paletteField"))->setText(typed);
        const QList<PaletteEntry> &entries = palette->model().entries();
        return std::any_of(entries.begin(), entries.end(), [&](const PaletteEntry &entry) { return entry.id == id; });
    }

private Q_SLOTS:
    void init()
    {
        m_program = std::make_unique<ProgramFixture>();
        const QString folder = m_program->path(QStringLiteral("names"));
        m_program->makeProject(folder);
        m_program->start();
        m_program->open(folder);
        // A page adds its commands when it is first shown.
        const std::vector<PageKind> &pages = window().setup().pages;
        for (const PageKind &page : pages)
            window().goToPage(page.id);
    }
    void cleanup() { m_program.reset(); }

    void everyCommandHasBothNames()
    {
        for (const bool chinese : {true, false}) {
            m_program->settings->setLanguage(chinese ? QStringLiteral("zh_CN") : QStringLiteral("en"));
            int listed = 0;
            int translated = 0;
            for (const Command *command : window().commands().all()) {
                if (!command->listed)
                    continue;
                ++listed;
                const QString shown = nameOf(*command);
                const QString other = otherNameOf(*command);
                const QString both = command->id + u' ' + shown + u' ' + other;
                QVERIFY2(!shown.isEmpty() && isFoundBy(*command, shown), qPrintable(both));
                QVERIFY2(!other.isEmpty() && isFoundBy(*command, other), qPrintable(both));
                // The other name is in the other language; a language and names of formats are the same in both.
                QVERIFY2(hasIdeographs(other) != chinese || other != shown || command->id == u"app.chinese" || !hasIdeographs(shown),
                         qPrintable(both));
                translated += hasIdeographs(other) != hasIdeographs(shown) ? 1 : 0;
            }
            QVERIFY2(listed > 150 && translated > listed * 9 / 10, qPrintable(QStringLiteral("%1 of %2").arg(translated).arg(listed)));
        }
        const Command *editor = window().commands().command(QStringLiteral("app.preset"));
        QCOMPARE(nameOf(*editor), QStringLiteral("Preset Editor…"));
        QCOMPARE(otherNameOf(*editor), QStringLiteral("预设编辑器…"));
    }

    void thePresetEditorIsFound()
    {
        for (const char *language : {"zh_CN", "en"}) {
            m_program->settings->setLanguage(QString::fromLatin1(language));
            m_program->key(Qt::Key_K, Qt::ControlModifier);
            for (const QString &typed : {QStringLiteral("预设编辑器"), QStringLiteral("评测集编辑"), QStringLiteral("preset editor"),
                                         QStringLiteral("edit benchmark")})
                QVERIFY2(finds(typed, QStringLiteral("app.preset")), qPrintable(typed));
            QVERIFY(!finds(QStringLiteral("no such name"), QStringLiteral("app.preset")));
            QVERIFY(finds(QStringLiteral("发布"), QStringLiteral("page.release")));
            m_program->key(Qt::Key_Escape);
        }
    }
};

QTEST_MAIN(CommandNamesTest)
#include "commandnamestest.moc"
