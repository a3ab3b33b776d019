// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/studies/design/preview.h"

#include "models/services/studies/design/selection.h"

#include <QMap>
#include <QTest>

using namespace yuyi;

/// What a design of a study would be.
class StudyPreviewTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void everyCombinationThatItemsHaveIsListed()
    {
        const Preset preset = *builtInPreset(QStringLiteral("cii-bench"));
        Study study;
        study.design.shape = StudyShape::Coverage;
        study.design.category = DimensionCode(QStringLiteral("domain"));
        study.design.across = DimensionCode(QStringLiteral("difficulty"));
        StudySelection selection;
        // Of "gone" the preset knows nothing now; the last item has no label.
        for (const char *category : {"art / easy", "art / gone", "art / easy", ""}) {
            StudyItem item;
            item.item.question = QuestionVersionId::create();
            item.item.image = ImageId::create();
            item.category = QString::fromLatin1(category);
            selection.items.append(item);
        }
        QMap<QString, int> items;
        int main = 0;
        const StudyPreview preview = previewOf(study, selection, preset);
        for (const StudyShare &share : preview.categories) {
            items.insert(share.code, share.items);
            main += share.items;
        }
        QCOMPARE(items, (QMap<QString, int>{{QString(), 1}, {QStringLiteral("art / easy"), 2}, {QStringLiteral("art / gone"), 1}}));
        QCOMPARE(main, preview.mainItems);
        QCOMPARE(preview.categories.constLast().code, QString());
    }
};

QTEST_GUILESS_MAIN(StudyPreviewTest)
#include "previewtest.moc"
