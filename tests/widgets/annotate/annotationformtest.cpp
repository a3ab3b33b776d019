// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/annotate/annotationform.h"

#include "models/domain/preset/preset.h"
#include "widgets/annotate/optionrow.h"
#include "widgets/controls/choices/chiprow.h"
#include "widgets/controls/fields/linefield.h"
#include "widgets/controls/fields/textfield.h"

#include <QApplication>
#include <QRadioButton>
#include <QTest>

using namespace yuyi;

/// What a click in the form of an annotation does besides what it is for.
class AnnotationFormTest : public QObject
{
    Q_OBJECT

    std::unique_ptr<QWidget> m_page; ///< takes the focus of a click that nothing in it takes, like the page that holds the form
    AnnotationForm *m_form = nullptr;
    QList<ChipRow *> m_labels;
    QList<OptionRow *> m_options;

private Q_SLOTS:
    void init()
    {
        const Preset preset = *builtInPreset(QStringLiteral("cii-bench"));
        m_page = std::make_unique<QWidget>();
        m_page->setFocusPolicy(Qt::StrongFocus);
        m_form = new AnnotationForm(m_page.get());
        m_form->setFocusPolicy(Qt::NoFocus);
        m_form->setPreset(preset);
        AnnotationContent content;
        for (const Dimension &dimension : preset.dimensions)
            content.labels.insert(dimension.code, {dimension.values.first().code});
        Question question;
        for (int i = 0; i < preset.questions.options; ++i) {
            Option option;
            option.text = QStringLiteral("Option %1").arg(i);
            question.options.append(option);
        }
        content.questions = {question};
        m_form->setContent(content);
        m_form->setGeometry(0, 0, 560, 900);
        m_page->resize(560, 900);
        m_page->show();
        QVERIFY(QTest::qWaitForWindowActive(m_page.get()));
        m_labels = m_form->findChildren<ChipRow *>();
        m_options = m_form->findChildren<OptionRow *>();
        QCOMPARE(m_options.size(), preset.questions.options);
        m_options.at(3)->focusText();
        QVERIFY(!m_labels.first()->isVisible()); // folded while an option is written
    }

    void cleanup() { m_page.reset(); }

    /// The next click is meant for what stands there now.
    void theMarkOfTheCorrectOptionMovesNothing()
    {
        OptionRow *row = m_options.at(4);
        const QPoint place = row->mapTo(m_form, QPoint());
        QTest::mouseClick(row->findChild<QRadioButton *>(), Qt::LeftButton);
        QCoreApplication::processEvents();
        QVERIFY(row->option().correct);
        QVERIFY(m_options.at(3)->textField()->hasFocus());
        QCOMPARE(row->mapTo(m_form, QPoint()), place);
        QVERIFY(!m_labels.first()->isVisible());
    }

    /// Whoever goes on typing writes text and calls no commands.
    void aClickBetweenTwoFieldsLeavesTheFocus()
    {
        OptionRow *row = m_options.at(4);
        QTest::mouseClick(row->parentWidget(), Qt::LeftButton, {}, row->pos() + QPoint(row->width() / 2, -1));
        QCoreApplication::processEvents();
        QVERIFY(m_options.at(3)->textField()->hasFocus());
    }

    /// A label that is clicked is where one is.
    void aClickOnALabelLeavesTheText()
    {
        AnnotationContent content = m_form->content();
        content.labels.clear();
        m_form->setContent(content);
        m_form->focusField(QStringLiteral("explanation"));
        QVERIFY(m_labels.first()->isVisible());
        QVERIFY(qobject_cast<TextField *>(QApplication::focusWidget()));
        const auto chips = m_labels.first()->findChildren<QAbstractButton *>();
        QVERIFY(!chips.isEmpty());
        QTest::mouseClick(chips.first(), Qt::LeftButton);
        QCoreApplication::processEvents();
        QCOMPARE(m_form->content().labels.size(), 1);
        QVERIFY(!qobject_cast<TextField *>(QApplication::focusWidget()));
    }
};

QTEST_MAIN(AnnotationFormTest)
#include "annotationformtest.moc"
