// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/domain/studies/studyjson.h"

#include <QTest>

using namespace yuyi;

/// How designs are stored. Hashes of frozen studies are made over this text.
class StudyDesignJsonTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void designsOfBeforeStayAsTheyWere()
    {
        QCOMPARE(jsonText(toJson(StudyDesign())),
                 QByteArray(R"({"shape":"everything","category":"","per_category":20,"answers_per_item":2,"people":3,"blocks":"",)"
                            R"("block_size":0,"practice":0,"practice_filter":"","gold_share":0.0,"gold_filter":"",)"
                            R"("time_limit_seconds":0,"shuffle_options":true,"shuffle_items":true,"may_go_back":false,)"
                            R"("resume_hours":24})"));
    }

    void twoDimensionsComeBack()
    {
        StudyDesign design;
        design.shape = StudyShape::Coverage;
        design.category = DimensionCode(QStringLiteral("pattern"));
        design.across = DimensionCode(QStringLiteral("task_configuration"));
        design.atLeast = 1;
        QCOMPARE(studyDesign(toJson(design)), design);
        QCOMPARE(studyDesign(Json::object()), StudyDesign());
    }
};

QTEST_APPLESS_MAIN(StudyDesignJsonTest)
#include "studydesignjsontest.moc"
