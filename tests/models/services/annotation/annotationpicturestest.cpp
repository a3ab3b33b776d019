// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/annotation/annotationservice.h"

#include "models/domain/annotation/questionpictures.h"
#include "models/services/annotation/ownwork.h"
#include "models/services/annotation/pictureedits.h"
#include "models/services/annotation/unsavedannotation.h"
#include "models/services/curation/decisionservice.h"
#include "models/services/history/undoservice.h"
#include "tests/support/kinds/pictureitems.h"
#include "tests/support/kinds/picturepreset.h"

#include <QTest>

using namespace yuyi;
using namespace yuyi::test;

/// Questions with several pictures from the draft to the next version, on both databases.
class AnnotationPicturesTest : public QObject
{
    Q_OBJECT

    std::unique_ptr<TestProject> m_project;
    Image m_image;

    void setUp(bool server)
    {
        m_project = std::make_unique<TestProject>(server, picturePreset());
        m_image = newImage(QStringLiteral("a.jpg"));
        VERIFY_OK(m_project->stores->transaction([&] { return m_project->images().add(m_image); }));
        VERIFY_OK(DecisionService(*m_project->stores, m_project->lead).decide({m_image.id}, Verdict(), QStringLiteral("Kept")));
    }
    AnnotationService service() { return AnnotationService(*m_project->stores, m_project->lead); }
    Medium own() { return mediumOf(m_image); }
    /// With everything the linter asks for, in an image that is reserved.
    Annotation begun()
    {
        Annotation annotation = *service().open(m_image.id);
        const Preset preset = m_project->stores->project().info()->preset;
        for (const Dimension &dimension : preset.dimensions)
            annotation.content.labels.insert(dimension.code, {dimension.values.first().code});
        annotation.content.explanation = QStringLiteral("一个人低头看手机，身后的世界渐渐褪色。");
        annotation.content.impliedMeaning = QStringLiteral("沉迷手机使人错过真实的生活。");
        Question &question = annotation.content.questions[0];
        question.stem = QStringLiteral("哪一句说的是这些图？");
        question.options.append(Option{OptionId::create(), {}, {}, true});
        const QStringList texts{QStringLiteral("沉迷手机会错过身边的风景"), QStringLiteral("手机拍照越来越清楚了呀"),
                                QStringLiteral("城市的颜色需要重新设计")};
        for (int i = 0; i < texts.size(); ++i)
            question.options[i].text = texts.at(i);
        return annotation;
    }

private Q_SLOTS:
    void cleanup() { m_project.reset(); }

    /// The picture of the image needs no adding: the annotation that lists it makes it a medium with its source.
    void theImageIsListedWithOthers_data() { addBackends(); }
    void theImageIsListedWithOthers()
    {
        QFETCH(bool, server);
        setUp(server);
        const QList<Medium> media = addMedia(*m_project, 2);
        Annotation annotation = begun();
        Question &question = annotation.content.questions[0];
        QCOMPARE(insertPictures(question, own(), 1, {media.at(0)}, 5), 1);
        QVERIFY(setOptionPicture(question, own(), 1, media.at(1)));
        QVERIFY(m_project->stores->media().media({m_image.sha256})->isEmpty());
        const auto stored = service().saveDraft(annotation);
        VERIFY_OK(stored);
        const Question read = service().open(m_image.id)->content.questions.constFirst();
        QCOMPARE(read.media, QList<Medium>({own(), media.at(0)}));
        QCOMPARE(read.options.at(1).picture, media.at(1));
        QCOMPARE(m_project->stores->media().media({m_image.sha256})->size(), 1);
        // Once it is a medium, nothing is done about its file: a lost one keeps nobody from writing on.
        if (server)
            VERIFY_OK(m_project->connection()->execute(QStringLiteral("DELETE FROM blob WHERE sha256 = '%1'").arg(m_image.sha256.hex())));
        QFile::remove(imageFilePath(m_project->factory->folder(), m_image.sha256, m_image.format));
        const auto again = service().saveDraft(*stored);
        VERIFY_OK(again);
        // A picture that nobody has added is refused with a sentence.
        annotation = *again;
        annotation.content.questions[0].media.append(drawnMedium(77).medium());
        VERIFY_FAILS(service().saveDraft(annotation), ErrorCode::Invalid);
    }

    /// Undo brings back a removed picture and its marks as one step.
    void aRemovedPictureComesBack_data() { addBackends(); }
    void aRemovedPictureComesBack()
    {
        QFETCH(bool, server);
        setUp(server);
        const QList<Medium> media = addMedia(*m_project, 1);
        Annotation annotation = begun();
        Question &question = annotation.content.questions[0];
        question.media = {own(), media.at(0)};
        question.stem = QStringLiteral("⟦1⟧和⟦2⟧有什么不同？");
        annotation = *service().saveDraft(annotation);
        const AnnotationContent before = annotation.content;
        QVERIFY(removePicture(annotation.content.questions[0], own(), 0));
        QCOMPARE(annotation.content.questions.constFirst().stem, QStringLiteral("和⟦1⟧有什么不同？"));
        VERIFY_OK(service().commit(annotation, before, QStringLiteral("question/0/media"), QStringLiteral("Picture removed")));
        UndoService undo(*m_project->stores, m_project->lead);
        const auto step = undo.undo();
        VERIFY_OK(step);
        QCOMPARE((*step)->field, QStringLiteral("question/0/media"));
        Question now = service().open(m_image.id)->content.questions.constFirst();
        QCOMPARE(now.media, before.questions.constFirst().media);
        QCOMPARE(now.stem, before.questions.constFirst().stem);
        VERIFY_OK(undo.redo());
        now = service().open(m_image.id)->content.questions.constFirst();
        QCOMPARE(now.media, media);
        QCOMPARE(now.stem, QStringLiteral("和⟦1⟧有什么不同？"));
    }

    /// A submitted question stays as it was: another caption is another version.
    void anotherCaptionIsAnotherVersion_data() { addBackends(); }
    void anotherCaptionIsAnotherVersion()
    {
        QFETCH(bool, server);
        setUp(server);
        const QList<Medium> media = addMedia(*m_project, 1);
        Annotation annotation = begun();
        annotation.content.questions[0].media = {own(), media.at(0)};
        annotation.content.questions[0].stem = QStringLiteral("⟦1⟧和⟦2⟧说的是哪一句？");
        // Nothing that the form does not write.
        annotation.content.questions[0].media[1].role = QStringLiteral("c");
        VERIFY_FAILS(service().submit(annotation), ErrorCode::Invalid);
        annotation.content.questions[0].media[1].role = QStringLiteral("b");
        annotation.content.questions[0].media[1].caption = QString(longestCaption + 1, u'x');
        VERIFY_FAILS(service().submit(annotation), ErrorCode::Invalid);
        annotation.content.questions[0].media[1].caption = QStringLiteral("装置图");
        VERIFY_OK(service().submit(annotation));
        const Question first = m_project->annotations().items()->constFirst().question;
        annotation = *service().open(m_image.id);
        VERIFY_OK(service().reopen(annotation.id));
        annotation = *service().open(m_image.id);
        VERIFY_OK(service().submit(annotation));
        QCOMPARE(m_project->annotations().items()->constFirst().question.versionId, first.versionId); // nothing changed
        VERIFY_OK(service().reopen(annotation.id));
        annotation = *service().open(m_image.id);
        annotation.content.questions[0].media[1].caption = QStringLiteral("实物图");
        VERIFY_OK(service().submit(annotation));
        const Question second = m_project->annotations().items()->constFirst().question;
        QCOMPARE(second.number, first.number + 1);
        QCOMPARE(second.media.at(1).caption, QStringLiteral("实物图"));
        QCOMPARE(second.media.at(1).role, QStringLiteral("b"));
        // One finds one's work by a caption.
        QVERIFY(ownWork(*m_project->stores, m_project->lead)->constFirst().search.contains(QStringLiteral("实物图")));
    }

    /// What a killed program leaves behind holds the pictures, and as text their captions.
    void anUnsavedCopyHoldsThePictures()
    {
        UnsavedAnnotation left;
        left.image = ImageId::create();
        left.typedAt = QDateTime::currentDateTimeUtc();
        Question question = pictureQuestion({drawnMedium(1).medium(), drawnMedium(2).medium()}, {drawnMedium(3).medium()});
        question.media[1].caption = QStringLiteral("装置图");
        left.content.questions = {question};
        const auto back = annotationOf(toCopy(left));
        QVERIFY(back.has_value());
        QCOMPARE(back->content, left.content);
        const QString text = plainText(left.content, picturePreset());
        QVERIFY2(text.contains(QStringLiteral("[Fig. 1][Fig. 2]")) && text.contains(QStringLiteral("[Fig. 2] 装置图"))
                     && text.contains(QStringLiteral("A. [picture]")),
                 qPrintable(text));
    }
};

QTEST_GUILESS_MAIN(AnnotationPicturesTest)
#include "annotationpicturestest.moc"
