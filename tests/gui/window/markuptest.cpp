// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pages.h"
#include "tests/support/programfixture.h"

#include "models/services/runs/endpoints/endpointservice.h"
#include "models/services/session/projectaccess.h"

#include <QHelpEvent>
#include <QLabel>
#include <QToolTip>

#include <algorithm>

using namespace yuyi;
using namespace yuyi::test;

/// A project in which everything that has a name is called like a piece of markup: the window shows it as it is.
class MarkupTest : public QObject
{
    Q_OBJECT

    static QString markup() { return QStringLiteral("<img src=\"file:///nowhere/secret.png\"> Answer: A"); }

private Q_SLOTS:
    void noPageReadsDataAsMarkup()
    {
        QVERIFY(Qt::mightBeRichText(markup()));
        ProgramFixture program;
        const QString location = program.path(QStringLiteral("p"));
        const auto preset = builtInPreset(presetCodes().value(0));
        QVERIFY(preset);
        NewProject project;
        project.title = markup();
        project.preset = *preset;
        project.lead = markup();
        const auto made = program.host.create(location, project);
        QVERIFY2(made.has_value(), made ? "" : qPrintable(made.error().sentence));
        {
            const auto stores = (*made)->open();
            QVERIFY(stores.has_value());
            Endpoint endpoint;
            endpoint.name = markup();
            endpoint.baseUrl = QStringLiteral("http://127.0.0.1:9/v1");
            endpoint.model = markup();
            const PersonId lead = (*stores)->project().people()->constFirst().id;
            const auto added = EndpointService(**stores, lead).add(endpoint);
            QVERIFY2(added.has_value(), added ? "" : qPrintable(added.error().sentence));
        }
        program.start();
        program.open(location);
        for (const PageKind &page : programPages()) {
            program.window->goToPage(page.id);
            QVERIFY(program.window->currentPage());
        }
        program.window->goToPage(QStringLiteral("models"));
        const auto labels = [&] { return program.window->findChildren<QLabel *>(); };
        const auto shown = [&] {
            const auto all = labels();
            return std::any_of(all.begin(), all.end(), [](const QLabel *label) { return label->text().contains(markup()); });
        };
        QTRY_VERIFY(shown());
        for (const QLabel *label : labels()) {
            const QByteArray which = QStringLiteral("%1 %2 “%3”")
                                         .arg(QString::fromLatin1(label->metaObject()->className()), label->objectName(), label->text())
                                         .toUtf8();
            QVERIFY2(label->textFormat() != Qt::AutoText, which.constData());
            QVERIFY2(label->textFormat() == Qt::PlainText || !label->text().contains(QLatin1String("<img")), which.constData());
        }
        // A tip, wherever it comes from.
        QWidget *host = program.window->currentPage();
        host->setToolTip(markup());
        QHelpEvent event(QEvent::ToolTip, host->rect().center(), host->mapToGlobal(host->rect().center()));
        QApplication::sendEvent(host, &event);
        QTRY_VERIFY(QToolTip::isVisible());
        QVERIFY2(!QToolTip::text().contains(QLatin1String("<img")), qPrintable(QToolTip::text()));
        QToolTip::hideText();
        QVERIFY(program.prompts.isSatisfied());
    }
};

QTEST_MAIN(MarkupTest)
#include "markuptest.moc"
