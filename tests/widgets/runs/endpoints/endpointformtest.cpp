// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/runs/endpoints/endpointform.h"

#include "widgets/controls/choices/chiprow.h"

#include <QTest>

using namespace yuyi;

/// The form for an endpoint, by keyboard.
class EndpointFormTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    /// An address that is typed after its label must not end in the field for the key, which is further down.
    void tabGoesDownTheForm()
    {
        EndpointForm form;
        form.resize(900, 700);
        form.show();
        QVERIFY(QTest::qWaitForWindowActive(&form));
        form.findChild<ChipRow *>(QStringLiteral("endpoint.services"))->setFocus();
        QStringList names;
        for (int i = 0; i < 6; ++i) {
            QTest::keyClick(form.focusWidget(), Qt::Key_Tab);
            names.append(form.focusWidget()->objectName());
        }
        QCOMPARE(names, (QStringList{QStringLiteral("endpoint.name"), QStringLiteral("endpoint.url"), QStringLiteral("endpoint.model"),
                                     QStringLiteral("endpoint.listModels"), QStringLiteral("endpoint.dialect"),
                                     QStringLiteral("endpoint.section")}));
    }
};

QTEST_MAIN(EndpointFormTest)
#include "endpointformtest.moc"
