// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/faultserver.h"
#include "tests/support/programfixture.h"

#include "models/services/runs/endpoints/endpointservice.h"
#include "models/services/runs/endpoints/servicetemplates.h"
#include "models/services/session/projectaccess.h"
#include "widgets/controls/buttons/actionbutton.h"
#include "widgets/controls/choices/chiprow.h"
#include "widgets/controls/fields/modelsizefield.h"
#include "widgets/controls/frame/banner.h"
#include "widgets/controls/labels/badge.h"
#include "widgets/runs/endpoints/endpointkeys.h"
#include "widgets/runs/endpoints/endpointsview.h"
#include "widgets/runs/modelspage.h"

#include <QComboBox>
#include <QDirIterator>
#include <QDoubleSpinBox>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QSignalSpy>
#include <QSpinBox>

using namespace yuyi;
using namespace yuyi::test;

/// A lead adds models in the real window: form, key, test, drafts, a locked keychain, removal.
class EndpointsTest : public QObject
{
    Q_OBJECT

    std::unique_ptr<ProgramFixture> m_program;
    const QByteArray m_canary = "sk-canary-window-9d41e7b2";

    MainWindow &window() { return *m_program->window; }
    ProjectAccess &project() { return window().session()->project(); }
    template <typename T>
    T *find(const char *name) const
    {
        return m_program->find<T>(name);
    }
    void run(const char *command) { window().commands().action(QString::fromLatin1(command))->trigger(); }
    bool may(const char *command) { return window().commands().action(QString::fromLatin1(command))->isEnabled(); }
    QList<Endpoint> stored()
    {
        std::optional<QList<Endpoint>> answer;
        project()
            .read([](Stores &stores) { return stores.endpoints().endpoints(true); })
            .then(this, [&](const Result<QList<Endpoint>> &list) {
                answer = list.value_or(QList<Endpoint>());
            });
        if (!QTest::qWaitFor([&] { return answer.has_value(); }))
            qFatal("no answer");
        return *answer;
    }
    static FaultServer::Answer replying(const QByteArray &text)
    {
        return [text](QTcpSocket &socket, const FaultServer::Received &request) {
            if (request.head.startsWith("GET"))
                socket.write(FaultServer::whole(200, "{\"data\":[{\"id\":\"qwen-vl-max\"},{\"id\":\"qwen-vl-plus\"}]}"));
            else
                socket.write(FaultServer::whole(200, "{\"choices\":[{\"message\":{\"content\":\""
                                                         + text
                                                         + "\"},\"finish_reason\":\"stop\"}]}"));
        };
    }
    /// Adds one on the server by typing, with a key.
    void addOne(const QString &name, const QUrl &url, const QByteArray &key)
    {
        QTRY_VERIFY(may("models.endpoint-add"));
        run("models.endpoint-add");
        QTRY_VERIFY(find<ChipRow>("endpoint.services")->isVisible());
        find<ChipRow>("endpoint.services")->choose(QStringLiteral("dashscope"));
        auto *field = find<QLineEdit>("endpoint.name");
        field->selectAll();
        QTest::keyClicks(field, name);
        auto *address = find<QLineEdit>("endpoint.url");
        address->selectAll();
        QTest::keyClicks(address, QStringLiteral("%1/v1/chat/completions").arg(url.toString()));
        QTest::keyClicks(find<QLineEdit>("endpoint.key"), QString::fromLatin1(key));
        QTRY_VERIFY(may("models.endpoint-save"));
    }
    /// Till the list that was read after it is shown: what is read here was asked for later.
    void save(qsizetype expected)
    {
        QSignalSpy saved(find<EndpointsView>("endpointsView"), &EndpointsView::toast);
        run("models.endpoint-save");
        QTRY_COMPARE(saved.size(), 1);
        QCOMPARE(stored().size(), expected);
        QVERIFY(!may("models.endpoint-save"));
    }

private Q_SLOTS:
    void init()
    {
        m_program = std::make_unique<ProgramFixture>();
        m_program->makeProject(m_program->path(QStringLiteral("project")));
        m_program->start();
        m_program->open(m_program->path(QStringLiteral("project")));
        window().goToPage(QStringLiteral("models"));
        Location location;
        location.page = PageId::Models;
        location.field = QStringLiteral("endpoints");
        window().findChild<ModelsPage *>()->show(location);
        QTRY_VERIFY(find<EndpointsView>("endpointsView")->isVisible());
    }
    void cleanup() { m_program.reset(); }

    void anEmptyListOffersToAddOne()
    {
        QTRY_VERIFY(find<QWidget>("endpoints.empty")->isVisible());
        QTRY_VERIFY(may("models.endpoint-add"));
        QVERIFY(!may("models.endpoint-save"));
        QVERIFY(!may("models.endpoint-test"));
        run("models.endpoint-add");
        QTRY_VERIFY(find<QListWidget>("endpoints.list")->isVisible());
        // The services are chosen from, and fill the form in.
        auto *services = find<ChipRow>("endpoint.services");
        QCOMPARE(services->options().size(), serviceTemplates().size());
        QCOMPARE(services->options().constFirst().code, QStringLiteral("practice"));
        services->choose(QStringLiteral("ollama"));
        QCOMPARE(find<QLineEdit>("endpoint.url")->text(), QStringLiteral("http://localhost:11434"));
        QCOMPARE(find<ChipRow>("endpoint.dialect")->selectedOne(), QStringLiteral("ollama"));
        QCOMPARE(find<ChipRow>("endpoint.keySource")->selectedOne(), QStringLiteral("none"));
        // Whoever has no price has no currency, and is told so.
        QVERIFY(find<QComboBox>("endpoint.currency")->currentText().isEmpty());
        QVERIFY(!find<QComboBox>("endpoint.currency")->lineEdit()->placeholderText().isEmpty());
        // Words in place of a number are seen whole: edges, arrows and cursor take 60 pixels.
        for (const char *name : {"endpoint.size", "endpoint.topP", "endpoint.temperature"}) {
            const auto *box = find<QDoubleSpinBox>(name);
            const int words = box->fontMetrics().horizontalAdvance(box->specialValueText());
            QVERIFY2(box->minimumWidth() >= words + 60, name);
        }
        const auto *tokens = find<QSpinBox>("endpoint.maxTokens");
        QVERIFY(tokens->minimumWidth() >= tokens->fontMetrics().horizontalAdvance(tokens->specialValueText()) + 60);
        services->choose(QStringLiteral("dashscope"));
        QCOMPARE(find<QComboBox>("endpoint.currency")->currentText(), QStringLiteral("CNY"));
        QVERIFY(find<QLabel>("endpoint.note")->isVisible());
        // Put back, nothing is left.
        run("models.endpoint-put-back");
        QTRY_VERIFY(find<QWidget>("endpoints.empty")->isVisible());
        QVERIFY(stored().isEmpty());
    }

    void anEndpointIsAddedTestedAndDisabled()
    {
        FaultServer server(replying("nothing to see, " + m_canary));
        addOne(QStringLiteral("Qwen"), server.url(), m_canary);
        // Not saved yet, and yet it can be tried with the key that was typed.
        run("models.endpoint-test");
        QTRY_COMPARE(server.received().size(), 2);
        QVERIFY(server.received().last().head.contains(m_canary));
        QTRY_VERIFY(find<QLabel>("endpoint.test.reply")->isVisible());
        QVERIFY(find<QLabel>("endpoint.test.reply")->text().contains(QLatin1String("nothing to see")));
        QVERIFY(!find<QLabel>("endpoint.test.reply")->text().contains(QString::fromLatin1(m_canary)));
        QVERIFY(find<QLabel>("endpoint.test.advice")->isVisible());
        QCOMPARE(find<QListWidget>("endpoint.test.models")->count(), 2);
        save(1);
        const Endpoint kept = stored().constFirst();
        QCOMPARE(kept.name, QStringLiteral("Qwen"));
        QCOMPARE(kept.baseUrl, QStringLiteral("%1/v1").arg(server.url().toString()));
        QTRY_COMPARE(m_program->secrets.keys.value(kept.id), m_canary);
        // It is shown nowhere any more.
        QVERIFY(find<QLineEdit>("endpoint.key")->text().isEmpty());
        QTRY_VERIFY(find<QLabel>("endpoint.keyState")->text().startsWith(u'✓'));
        const auto labels = window().findChildren<QLabel *>();
        for (const QLabel *label : labels)
            QVERIFY(!label->text().contains(QString::fromLatin1(m_canary)));
        run("models.endpoint-test");
        QTRY_COMPARE(server.received().size(), 4);
        QVERIFY(server.received().last().head.contains(m_canary));
        QTRY_VERIFY(find<Badge>("endpoint.test.badge")->isVisible());
    }

    void theKeyIsWrittenToNoFile()
    {
        FaultServer server([&](QTcpSocket &socket, const FaultServer::Received &request) {
            socket.write(request.head.startsWith("GET")
                             ? FaultServer::whole(200, "{\"data\":[{\"id\":\"" + m_canary + "\"}]}")
                             : FaultServer::whole(401, "{\"error\":{\"message\":\"bad key " + m_canary + "\"}}"));
        });
        addOne(QStringLiteral("Qwen"), server.url(), m_canary);
        save(1);
        run("models.endpoint-test");
        QTRY_COMPARE(server.received().size(), 2);
        QTRY_VERIFY(find<QLabel>("endpoint.test.advice")->isVisible());
        window().close();
        int files = 0;
        QDirIterator walk(m_program->dir.path(), QDir::Files | QDir::Hidden, QDirIterator::Subdirectories);
        while (walk.hasNext()) {
            QFile file(walk.next());
            // What the database cleans up behind itself may have gone by now.
            if (!file.exists())
                continue;
            QVERIFY(file.open(QIODevice::ReadOnly));
            QVERIFY2(!file.readAll().contains(m_canary), qPrintable(file.fileName()));
            ++files;
        }
        QVERIFY(files > 1); // the project and the settings
    }

    void aSizeInTheNameIsOffered()
    {
        FaultServer server(replying("ok"));
        addOne(QStringLiteral("One"), server.url(), m_canary);
        auto *model = find<QComboBox>("endpoint.model");
        auto *size = find<QDoubleSpinBox>("endpoint.size");
        auto *take = find<ActionButton>("endpoint.size.take");
        model->setEditText(QStringLiteral("qwen-vl-max"));
        QVERIFY(!take->isVisible());
        model->setEditText(QStringLiteral("qwen2.5-vl-7b"));
        QVERIFY(take->isVisible() && take->text().contains(QStringLiteral("7B")));
        // Nobody has said so yet.
        save(1);
        QVERIFY(!stored().constFirst().billions);
        QTRY_VERIFY(take->isVisible());
        take->click();
        QVERIFY(!take->isVisible());
        QCOMPARE(size->text(), QStringLiteral("7"));
        save(1);
        QCOMPARE(stored().constFirst().billions, std::optional(7.0));
        // The size of the former model does not stay behind unnoticed.
        model->setEditText(QStringLiteral("qwen2.5-vl-72b"));
        QVERIFY(take->isVisible() && take->text().contains(QStringLiteral("72B")));
        model->setEditText(QStringLiteral("qwen2.5-vl-7b"));
        QVERIFY(!take->isVisible());
        size->setValue(0);
        QVERIFY(take->isVisible());
        save(1);
        QVERIFY(!stored().constFirst().billions);
    }

    /// yuyi-cli takes any number: to look at it in the window is no change of it.
    void aSizeWithMoreDecimalsStaysAsItIs()
    {
        ModelSizeField field(QStringLiteral("size"));
        field.setValue(0.12345);
        QCOMPARE(field.value(), std::optional(0.12345));
        auto *box = field.findChild<QDoubleSpinBox *>(QStringLiteral("size"));
        box->setValue(2);
        QCOMPARE(field.value(), std::optional(2.0));
        box->setValue(0);
        QVERIFY(!field.value());
    }

    void aDraftStaysWithItsEndpoint()
    {
        FaultServer server(replying("1"));
        addOne(QStringLiteral("One"), server.url(), m_canary);
        save(1);
        addOne(QStringLiteral("Two"), server.url(), m_canary);
        save(2);
        auto *list = find<QListWidget>("endpoints.list");
        QTRY_COMPARE(list->count(), 2);
        QTRY_COMPARE(find<QLineEdit>("endpoint.name")->text(), QStringLiteral("Two"));
        find<QSpinBox>("endpoint.concurrency")->setValue(9);
        QVERIFY(may("models.endpoint-save"));
        list->setCurrentRow(0);
        QTRY_COMPARE(find<QLineEdit>("endpoint.name")->text(), QStringLiteral("One"));
        QVERIFY(!may("models.endpoint-save"));
        QVERIFY(find<QSpinBox>("endpoint.concurrency")->value() != 9);
        list->setCurrentRow(1);
        QCOMPARE(find<QSpinBox>("endpoint.concurrency")->value(), 9);
        save(2);
        QCOMPARE(stored().at(1).concurrency, 9);
        // Typing back what is stored leaves nothing to save.
        find<QSpinBox>("endpoint.concurrency")->setValue(10);
        QVERIFY(may("models.endpoint-save"));
        find<QSpinBox>("endpoint.concurrency")->setValue(9);
        QVERIFY(!may("models.endpoint-save"));
    }

    void faultsAreShownInTheForm()
    {
        FaultServer server(replying("1"));
        addOne(QStringLiteral("One"), server.url(), m_canary);
        find<QLineEdit>("endpoint.url")->setText(QStringLiteral("nowhere"));
        run("models.endpoint-save");
        QTRY_VERIFY(find<QLabel>("endpoint.message")->isVisible());
        QVERIFY(find<QLineEdit>("endpoint.url")->property("wrong").toBool());
        QVERIFY(stored().isEmpty());
        QVERIFY(m_program->secrets.keys.isEmpty());
        find<QLineEdit>("endpoint.url")->setText(server.url().toString());
        QVERIFY(!find<QLabel>("endpoint.message")->isVisible());
        save(1);
        // A name in use is refused by the project; what was typed stays.
        addOne(QStringLiteral("one"), server.url(), m_canary);
        run("models.endpoint-save");
        QTRY_VERIFY(find<QLabel>("endpoint.message")->isVisible());
        QCOMPARE(stored().size(), 1);
        QCOMPARE(find<QLineEdit>("endpoint.name")->text(), QStringLiteral("one"));
        QVERIFY(may("models.endpoint-save"));
    }

    void aLockedKeychainIsReportedAsLocked()
    {
        FaultServer server(replying("1"));
        m_program->secrets.locked = true;
        addOne(QStringLiteral("One"), server.url(), m_canary);
        save(1);
        auto *banner = find<EndpointsView>("endpointsView")->findChild<Banner *>();
        QTRY_VERIFY(banner->isVisible());
        QVERIFY(banner->sentence().contains(QLatin1String("locked")));
        QVERIFY(m_program->secrets.keys.isEmpty());
        QTRY_VERIFY(find<QLabel>("endpoint.keyState")->text().contains(QLatin1String("locked")));
        run("models.endpoint-test");
        QTRY_VERIFY(find<QLabel>("endpoint.test.lead")->text().contains(QLatin1String("locked")));
        QVERIFY(server.received().isEmpty());
        // For this session it does.
        banner->findChild<ActionButton *>()->click();
        QTRY_VERIFY(find<QLabel>("endpoint.keyState")->text().startsWith(u'✓'));
        run("models.endpoint-test");
        QTRY_COMPARE(server.received().size(), 2);
        QVERIFY(server.received().last().head.contains(m_canary));
    }

    void removedWithItsKey()
    {
        FaultServer server(replying("1"));
        addOne(QStringLiteral("One"), server.url(), m_canary);
        save(1);
        addOne(QStringLiteral("Two"), server.url(), m_canary);
        save(2);
        auto *list = find<QListWidget>("endpoints.list");
        QTRY_COMPARE(m_program->secrets.keys.size(), 2);
        list->setCurrentRow(0);
        m_program->prompts.willConfirm(true);
        run("models.endpoint-remove");
        QTRY_COMPARE(list->count(), 1);
        QTRY_COMPARE(m_program->secrets.keys.size(), 1);
        QCOMPARE(stored().size(), 2);
        QVERIFY(!stored().constFirst().active);
        QTRY_COMPARE(find<QLineEdit>("endpoint.name")->text(), QStringLiteral("Two"));
        // And back, without its key.
        auto *banner = find<EndpointsView>("endpointsView")->findChild<Banner *>();
        QTRY_VERIFY(banner->isVisible());
        banner->findChild<ActionButton *>()->click();
        QTRY_COMPARE(list->count(), 2);
        QVERIFY(stored().constFirst().active);
        QTRY_COMPARE(find<QLineEdit>("endpoint.name")->text(), QStringLiteral("One"));
        QTRY_VERIFY(find<QLabel>("endpoint.keyState")->text().startsWith(QLatin1String("There is no key yet")));
    }

    /// A key from before the source was changed goes, too; a keychain that cannot be asked is no failure then.
    void aFormerKeyIsRemoved()
    {
        Endpoint endpoint;
        endpoint.id = EndpointId::create();
        endpoint.keySource = KeySource::Environment;
        m_program->secrets.keys.insert(endpoint.id, m_canary);
        EndpointKeys keys(m_program->secrets);
        QSignalSpy removed(&keys, &EndpointKeys::removed);
        QSignalSpy failed(&keys, &EndpointKeys::removeFailed);
        keys.remove(endpoint);
        QTRY_COMPARE(removed.size(), 1);
        QVERIFY(m_program->secrets.keys.isEmpty());
        m_program->secrets.locked = true;
        keys.remove(endpoint);
        QTRY_COMPARE(removed.size(), 2);
        QVERIFY(failed.isEmpty());
    }

    void modelsAreListedAndTaken()
    {
        FaultServer server(replying("1"));
        addOne(QStringLiteral("One"), server.url(), m_canary);
        find<ActionButton>("endpoint.listModels")->click();
        QTRY_COMPARE(find<QComboBox>("endpoint.model")->count(), 2);
        QCOMPARE(server.received().size(), 1);
        QTRY_COMPARE(find<QListWidget>("endpoint.test.models")->count(), 2);
        find<QComboBox>("endpoint.model")->hidePopup();
        auto *models = find<QListWidget>("endpoint.test.models");
        Q_EMIT models->itemClicked(models->item(1));
        QCOMPARE(find<QComboBox>("endpoint.model")->currentText(), QStringLiteral("qwen-vl-plus"));
    }
};

QTEST_MAIN(EndpointsTest)
#include "endpointstest.moc"
