// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/controls/fields/pathfield.h"

#include <QTest>

using namespace yuyi;

/// What is seen of a path in a field.
class PathFieldTest final : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    /// A long path shows where it begins and the name at its end; what fits is whole, and what is asked for is always whole.
    void longPathsShowBothEnds()
    {
        const QString path = QStringLiteral("/home/someone/%1/benchmark-2").arg(QString(80, u'x'));
        PathField field;
        field.setText(path);
        field.resize(240, 32);
        const QString shown = field.shownText();
        QVERIFY2(shown.startsWith(QStringLiteral("/home")) && shown.endsWith(QStringLiteral("benchmark-2")), qPrintable(shown));
        QVERIFY(shown.contains(u'…'));
        QCOMPARE(field.text(), path);
        field.resize(field.fontMetrics().horizontalAdvance(path) + 60, 32);
        QCOMPARE(field.shownText(), path);
    }

    /// Both ends are painted, not only said: the beginning of two paths that differ there alone looks different.
    void bothEndsArePainted()
    {
        PathField field;
        field.resize(240, 32);
        const auto painted = [&field](const QString &path) {
            field.setText(path);
            return field.grab().toImage();
        };
        const QString middle = QString(80, u'x');
        const QImage one = painted(QStringLiteral("/home/%1/set").arg(middle));
        QVERIFY(one != painted(QStringLiteral("/WORK/%1/set").arg(middle)));
        QVERIFY(one != painted(QStringLiteral("/home/%1/SET").arg(middle)));
    }
};

QTEST_MAIN(PathFieldTest)
#include "pathfieldtest.moc"
