// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/compose/paneledits.h"

#include <QTest>

using namespace yuyi;

/// What becomes of the panels of an image when somebody changes one.
class PanelEditsTest : public QObject
{
    Q_OBJECT

    static CutPanel panel(PartRole role, int x) { return {role, QRect(x, 0, 10, 10), {}, {}}; }
    static QList<int> places(const PanelEdit &edit)
    {
        QList<int> places;
        for (const CutPanel &one : edit.panels)
            places.append(one.area.x());
        return places;
    }
    /// Two of the context, a blank one, two to choose from.
    static PanelEdit five()
    {
        return {{panel(PartRole::Context, 1), panel(PartRole::Context, 2), panel(PartRole::Blank, 3), panel(PartRole::Choice, 4),
                 panel(PartRole::Choice, 5)},
                -1};
    }

private Q_SLOTS:
    void aNewPanelStandsBehindThoseOfItsRole()
    {
        const PanelEdit context = five().added(panel(PartRole::Context, 9));
        QCOMPARE(places(context), (QList<int>{1, 2, 9, 3, 4, 5}));
        QCOMPARE(context.current, 2);
        const PanelEdit choice = five().added(panel(PartRole::Choice, 9));
        QCOMPARE(places(choice), (QList<int>{1, 2, 3, 4, 5, 9}));
        QCOMPARE(choice.placeOf(choice.current), 2);
        QCOMPARE(PanelEdit().added(panel(PartRole::Choice, 9)).current, 0);
    }

    void thereIsOneBlankPanel()
    {
        const PanelEdit edit = five().withRole(0, PartRole::Blank);
        QCOMPARE(places(edit), (QList<int>{2, 3, 1, 4, 5}));
        QCOMPARE(edit.count(PartRole::Blank), 1);
        QCOMPARE(edit.count(PartRole::Context), 2);
        QCOMPARE(edit.selected()->area.x(), 1);
        QCOMPARE(five().withRole(0, PartRole::Context), five());
    }

    void panelsMoveAmongThoseOfTheirRole()
    {
        QCOMPARE(places(five().moved(3, 1)), (QList<int>{1, 2, 3, 5, 4}));
        QCOMPARE(five().moved(3, 1).current, 4);
        QCOMPARE(places(five().moved(3, -1)), places(five()));
        QCOMPARE(places(five().moved(1, 0)), (QList<int>{2, 1, 3, 4, 5}));
        QCOMPARE(places(five().moved(0, 7)), (QList<int>{2, 1, 3, 4, 5}));
        QCOMPARE(five().moved(7, 0), five());
    }

    void behindARemovedPanelTheNextIsSelected()
    {
        QCOMPARE(five().removed(1).current, 1);
        QCOMPARE(places(five().removed(1)), (QList<int>{1, 3, 4, 5}));
        QCOMPARE(five().removed(4).current, 3);
        QCOMPARE(five().removed(0).removed(0).removed(0).removed(0).removed(0).current, -1);
    }

    void partsKeepWhereTheyAreFrom()
    {
        ImagePart cut;
        cut.role = PartRole::Choice;
        cut.area = QRect(1, 2, 3, 4);
        cut.medium.sha256 = Sha256::of("cut");
        ImagePart file;
        file.medium.sha256 = Sha256::of("file");
        const QList<CutPanel> panels = panelsOf({cut, file});
        QCOMPARE(panels.size(), 2);
        QCOMPARE(panels.at(0).medium.sha256, file.medium.sha256);
        QVERIFY(panels.at(0).area.isNull());
        QCOMPARE(panels.at(1).area, cut.area);
        QVERIFY(panels.at(1).medium.isNull());
        // A copy on this computer brings all of it back.
        QList<CutPanel> typed = panels;
        typed.append({PartRole::Choice, {}, QStringLiteral("/pictures/第 4 格.png"), {}});
        QCOMPARE(panelsFromJson(storedJson(storedText(toJson(typed))), panels), typed);
        QCOMPARE(panelsFromJson(toJson(typed), {}).size(), 2);
        QVERIFY(panelsFromJson(Json(), panels).isEmpty());
    }
};

QTEST_GUILESS_MAIN(PanelEditsTest)
#include "paneleditstest.moc"
