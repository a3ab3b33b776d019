// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/kinds/picturepreset.h"
#include "tests/support/kinds/writtenpreset.h"

#include "widgets/controls/choices/chiprow.h"
#include "widgets/controls/fields/linefield.h"
#include "widgets/controls/fields/textfield.h"
#include "widgets/runs/prompts/promptform.h"

#include <QCheckBox>
#include <QSpinBox>
#include <QtTest>

using namespace yuyi;
using namespace yuyi::test;

/// The form of a configuration, where the preset has a kind of question without options.
class PromptFormTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aKindWithoutOptionsAsksForItsPrompt()
    {
        PromptForm form;
        form.setPreset(writtenPreset());
        Configuration configuration;
        configuration.code = QStringLiteral("mine");
        configuration.prompt = QStringLiteral("{question}\n{options}");
        form.setConfiguration(configuration, false);
        auto *kinds = form.findChild<ChipRow *>(QStringLiteral("promptKinds"));
        auto *prompt = form.findChild<TextField *>(QStringLiteral("promptWords"));
        QVERIFY(kinds && prompt);
        QVERIFY(kinds->choose(QStringLiteral("true-false")));
        const QString shared = prompt->placeholderText();
        QVERIFY(!shared.isEmpty());
        QVERIFY(kinds->choose(QStringLiteral("written")));
        QCOMPARE(form.shownKind(), QStringLiteral("written"));
        // It does not promise the prompt for all kinds.
        QVERIFY(!prompt->placeholderText().isEmpty() && prompt->placeholderText() != shared);
        prompt->setText(QStringLiteral("填空：{question}"));
        QCOMPARE(form.configuration().kindPrompts.value(QStringLiteral("written")), QStringLiteral("填空：{question}"));
        QCOMPARE(form.configuration().prompt, configuration.prompt);
        QVERIFY(kinds->choose(QString()));
        QVERIFY(prompt->placeholderText().isEmpty());
    }

    void severalItemsInOneRequestAreSetUp()
    {
        PromptForm form;
        form.setPreset(writtenPreset());
        Configuration configuration;
        configuration.code = QStringLiteral("mine");
        configuration.prompt = QStringLiteral("{question}\n{options}");
        form.setConfiguration(configuration, false);
        auto *ask = form.findChild<ChipRow *>(QStringLiteral("promptAsk"));
        auto *size = form.findChild<QSpinBox *>(QStringLiteral("promptBatch"));
        auto *words = form.findChild<TextField *>(QStringLiteral("promptBatchWords"));
        auto *again = form.findChild<QCheckBox *>(QStringLiteral("promptAskMissed"));
        QVERIFY(ask && size && words && again);
        QVERIFY(!size->isVisibleTo(&form));
        QCOMPARE(form.configuration().itemsAtOnce(), 1);
        QSignalSpy edited(&form, &PromptForm::edited);
        QVERIFY(ask->choose(QStringLiteral("batch")));
        QVERIFY(size->isVisibleTo(&form) && edited.size() > 0);
        size->setValue(12);
        words->setText(QStringLiteral("{count}:\n{items}"));
        again->setChecked(true);
        const Configuration made = form.configuration();
        QCOMPARE(made.itemsAtOnce(), 12);
        QCOMPARE(made.batchPrompt, QStringLiteral("{count}:\n{items}"));
        QVERIFY(made.askMissed);
        // Shown again as it was set up, and as one item where it was not.
        form.setConfiguration({}, false);
        QVERIFY(!size->isVisibleTo(&form));
        form.setConfiguration(made, false);
        QCOMPARE(form.configuration().itemsAtOnce(), 12);
    }

    void aStepBeforeTheQuestionIsWrittenWhereItIsChosen()
    {
        PromptForm form;
        form.setPreset(writtenPreset());
        Configuration configuration;
        configuration.code = QStringLiteral("mine");
        configuration.prompt = QStringLiteral("{step}\n{question}\n{options}");
        form.setConfiguration(configuration, false);
        auto *each = form.findChild<ChipRow *>(QStringLiteral("promptStep"));
        auto *words = form.findChild<TextField *>(QStringLiteral("promptStepWords"));
        QVERIFY(each && words && !words->isVisibleTo(&form));
        QVERIFY(!form.configuration().step);
        QSignalSpy edited(&form, &PromptForm::edited);
        QVERIFY(each->choose(QStringLiteral("picture")));
        QVERIFY(words->isVisibleTo(&form));
        words->setText(QStringLiteral("Describe the picture."));
        QCOMPARE(edited.size(), 2);
        const PromptStep step{true, QStringLiteral("Describe the picture.")};
        QVERIFY(form.configuration().step == step);
        configuration.step = PromptStep{false, QStringLiteral("Describe all.")};
        form.setConfiguration(configuration, false);
        QVERIFY(form.configuration().step == configuration.step);
        // It has a prompt in each language, as the question has.
        auto *languages = form.findChild<ChipRow *>(QStringLiteral("promptLanguages"));
        auto *prompt = form.findChild<TextField *>(QStringLiteral("promptWords"));
        QVERIFY(languages && prompt);
        QVERIFY(languages->choose(QStringLiteral("zh")));
        QVERIFY(words->text().isEmpty() && !words->placeholderText().isEmpty());
        prompt->setText(QStringLiteral("{step}{question}{options}"));
        words->setText(QStringLiteral("描述图片。"));
        QCOMPARE(form.configuration().translations.constFirst().step, QStringLiteral("描述图片。"));
        QVERIFY(form.configuration().step == configuration.step);
        QVERIFY(languages->choose(QString()));
        QCOMPARE(words->text(), QStringLiteral("Describe all."));
        const Configuration both = form.configuration();
        form.setConfiguration({}, false);
        form.setConfiguration(both, false);
        QCOMPARE(form.configuration().translations, both.translations);
        QVERIFY(form.configuration().step == both.step);
        QVERIFY(each->choose(QStringLiteral("none")));
        QVERIFY(form.configuration().translations.constFirst().step.isEmpty());
        QVERIFY(!form.configuration().step);
    }

    void eachLanguageHasItsPrompt()
    {
        PromptForm form;
        form.setPreset(writtenPreset());
        Configuration configuration;
        configuration.code = QStringLiteral("mine");
        configuration.prompt = QStringLiteral("问：{question}\n{options}");
        configuration.translations = {{QStringLiteral("en"), QStringLiteral("Asked: {question}\n{options}"), {}, {}}};
        configuration.add = {QStringLiteral("fact:concept")};
        form.setConfiguration(configuration, false);
        QCOMPARE(form.configuration().translations, configuration.translations);
        QCOMPARE(form.configuration().add, configuration.add);
        auto *languages = form.findChild<ChipRow *>(QStringLiteral("promptLanguages"));
        auto *prompt = form.findChild<TextField *>(QStringLiteral("promptWords"));
        QVERIFY(languages && prompt);
        QVERIFY(languages->choose(QStringLiteral("en")));
        QCOMPARE(prompt->text(), configuration.translations.constFirst().prompt);
        // The preview shows what is being written.
        QCOMPARE(form.shownConfiguration().language, QStringLiteral("en"));
        prompt->setText(QStringLiteral("Now: {question}\n{options}"));
        QCOMPARE(form.configuration().translations.constFirst().prompt, QStringLiteral("Now: {question}\n{options}"));
        QCOMPARE(form.configuration().prompt, configuration.prompt);
        prompt->setText({});
        QVERIFY(languages->choose(QString()));
        QVERIFY(form.configuration().translations.isEmpty());
        QCOMPARE(prompt->text(), configuration.prompt);
    }

    void anOptionLineIsThereWhereItIsUsed()
    {
        PromptForm form;
        auto *line = form.findChild<LineField *>(QStringLiteral("promptOptionLine"));
        QVERIFY(line);
        Configuration configuration;
        configuration.code = QStringLiteral("mine");
        configuration.prompt = QStringLiteral("{question}\n{options}");
        form.setPreset(writtenPreset());
        form.setConfiguration(configuration, false);
        QVERIFY(!line->isVisibleTo(&form));
        configuration.optionLine = QStringLiteral("{label}. {text}");
        form.setConfiguration(configuration, false);
        QVERIFY(line->isVisibleTo(&form));
        QCOMPARE(form.configuration().optionLine, configuration.optionLine);
        form.setConfiguration({}, false);
        QVERIFY(!line->isVisibleTo(&form));
        // A preset that has pictures, or gives a line itself, offers it to all.
        form.setPreset(picturePreset());
        QVERIFY(line->isVisibleTo(&form));
        Json json = writtenPresetJson();
        json["configurations"][1]["optionLine"] = "{label}. {text}";
        const auto lined = readPreset(jsonText(json));
        QVERIFY(lined);
        form.setPreset(writtenPreset());
        QVERIFY(!line->isVisibleTo(&form));
        form.setPreset(*lined);
        QVERIFY(line->isVisibleTo(&form));
        QSignalSpy edited(&form, &PromptForm::edited);
        line->setText(QStringLiteral("{label}：{text}"));
        QCOMPARE(edited.size(), 1);
        QCOMPARE(form.configuration().optionLine, QStringLiteral("{label}：{text}"));
    }

    void aRuleChoosesExamplesInsteadOfAList()
    {
        PromptForm form;
        const Preset preset = writtenPreset();
        QVERIFY(preset.dimensions.size() > 1);
        form.setPreset(preset);
        auto *shots = form.findChild<QSpinBox *>(QStringLiteral("promptShots"));
        auto *chosenBy = form.findChild<ChipRow *>(QStringLiteral("promptChosenBy"));
        auto *items = form.findChild<LineField *>(QStringLiteral("promptExamples"));
        auto *same = form.findChild<ChipRow *>(QStringLiteral("promptSame"));
        auto *prefer = form.findChild<LineField *>(QStringLiteral("promptPrefer"));
        auto *answer = form.findChild<TextField *>(QStringLiteral("promptAnswer"));
        QVERIFY(shots && chosenBy && items && same && prefer && answer);
        Configuration configuration;
        configuration.code = QStringLiteral("mine");
        configuration.prompt = QStringLiteral("{question}\n{options}");
        form.setConfiguration(configuration, false);
        QVERIFY(!chosenBy->isVisibleTo(&form) && !same->isVisibleTo(&form) && items->isVisibleTo(&form));
        shots->setValue(2);
        QVERIFY(chosenBy->isVisibleTo(&form) && items->isVisibleTo(&form));
        items->setText(QStringLiteral("val-1, val-2"));
        QVERIFY(!form.configuration().shotRule);
        QCOMPARE(form.configuration().examples.size(), 2);

        QSignalSpy edited(&form, &PromptForm::edited);
        QVERIFY(chosenBy->choose(QStringLiteral("labels")));
        QVERIFY(!items->isVisibleTo(&form) && same->isVisibleTo(&form));
        const QString first = preset.dimensions.at(0).code.text();
        const QString second = preset.dimensions.at(1).code.text();
        QVERIFY(same->choose(second));
        prefer->setText(QStringLiteral("split=dev"));
        answer->setText(QStringLiteral("{rationale}\n{answer}"));
        QVERIFY(edited.size() >= 4);
        const Configuration written = form.configuration();
        QVERIFY(written.shotRule && written.examples.isEmpty());
        QCOMPARE(written.shots, 2);
        QCOMPARE(written.shotRule->same, QList<DimensionCode>{DimensionCode(second)});
        QCOMPARE(written.shotRule->prefer, QStringLiteral("split=dev"));
        QCOMPARE(written.shotRule->answer, QStringLiteral("{rationale}\n{answer}"));

        // Showing a rule changes nothing in it: not its order, and no dimension that the preset does not have any more.
        Configuration stored = written;
        stored.shotRule->same = {DimensionCode(second), DimensionCode(QStringLiteral("gone")), DimensionCode(first)};
        form.setConfiguration(stored, false);
        QCOMPARE(form.configuration().shotRule->same, stored.shotRule->same);
        // Without examples there is no rule, either.
        shots->setValue(0);
        QVERIFY(!form.configuration().shotRule && !same->isVisibleTo(&form));
        form.setConfiguration(configuration, false);
        QVERIFY(!form.configuration().shotRule && items->isVisibleTo(&form));
    }

    void picturesHaveAPlaceholderWhereQuestionsHaveSeveral()
    {
        PromptForm form;
        auto *placeholder = form.findChild<LineField *>(QStringLiteral("promptPlaceholder"));
        QVERIFY(placeholder);
        Configuration configuration;
        configuration.code = QStringLiteral("mine");
        configuration.prompt = QStringLiteral("{question}\n{options}");
        configuration.placeholder = QStringLiteral("<图片 {n}>");
        form.setPreset(writtenPreset());
        form.setConfiguration(configuration, false);
        QVERIFY(!placeholder->isVisibleTo(&form));
        // Where it is not shown, it is kept all the same.
        QCOMPARE(form.configuration().placeholder, configuration.placeholder);
        form.setPreset(picturePreset());
        QVERIFY(placeholder->isVisibleTo(&form));
        QCOMPARE(placeholder->text(), configuration.placeholder);
        QSignalSpy edited(&form, &PromptForm::edited);
        placeholder->setText(QStringLiteral("<image {n}>"));
        QCOMPARE(edited.size(), 1);
        QCOMPARE(form.configuration().placeholder, QStringLiteral("<image {n}>"));
        form.setConfiguration({}, false);
        QVERIFY(placeholder->text().isEmpty() && form.configuration().placeholder.isEmpty());
        QCOMPARE(edited.size(), 1);
    }
};

QTEST_MAIN(PromptFormTest)
#include "promptformtest.moc"
