// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/runs/planning/plannedtexts.h"

#include <QCoreApplication>

#include <algorithm>

namespace yuyi {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(yuyi::RunPlan)
};

constexpr qsizetype namesAtMost = 20;

QString titleOfLanguage(const QString &code)
{
    const auto language = fromCode<ItemLanguage>(code);
    return language ? titleOf(*language) : code;
}

QString listed(const QStringList &names)
{
    const QString list = names.mid(0, namesAtMost).join(Tr::tr(", ", "between the items of a list"));
    return names.size() > namesAtMost ? Tr::tr("%1 …", "a list that goes on").arg(list) : list;
}

} // namespace

Result<TextsInLanguage> PlannedTexts::of(const QString &language, const QList<QuestionVersionId> &versions)
{
    const auto known = fromCode<ItemLanguage>(language);
    if (!known)
        return failure(ErrorCode::Invalid, Tr::tr("“%1” is not a language: use zh or en.").arg(language));
    TextsInLanguage &texts = m_known[language];
    QList<QuestionVersionId> unread;
    for (const QuestionVersionId &version : versions) {
        if (!texts.texts.contains(version) && !texts.missing.contains(version))
            unread.append(version);
    }
    if (!unread.isEmpty()) {
        YUYI_TRY(const auto read, textsIn(m_stores, *known, unread));
        texts.texts.insert(read.texts);
        texts.missing.unite(read.missing);
    }
    return texts;
}

Result<> PlannedTexts::restrict(ItemChooser &chooser, const QString &language, ItemChoice &choice)
{
    if (language.isEmpty())
        return {};
    ItemChoice all = choice;
    all.limit = 0;
    YUYI_TRY(const auto chosen, chooser.choose(all));
    QList<QuestionVersionId> versions;
    for (const ChosenItem &item : chosen.items)
        versions.append(item.item.question);
    YUYI_TRY(const auto texts, of(language, versions));
    QStringList names;
    for (qsizetype i = 0; i < chosen.items.size(); ++i) {
        const ItemSetItem &item = chosen.items.at(i).item;
        // Behind the limit, what is left out moves later items up.
        const bool asked = choice.limit <= 0 || m_plan.leaveOutUntranslated || i < choice.limit;
        if (asked && texts.missing.contains(item.question))
            names.append(item.itemId);
    }
    if (names.isEmpty())
        return {};
    if (!m_plan.leaveOutUntranslated) {
        return failure(ErrorCode::Refused,
                       Tr::tr("%n item(s) cannot be asked in the language “%1”, because their translation is missing, incomplete or out "
                              "of date: %2. Translate them under Release, or leave them out.",
                              nullptr, static_cast<int>(names.size()))
                           .arg(titleOfLanguage(language), listed(names)));
    }
    choice.without += names;
    m_leftOut[language] = names;
    return {};
}

Result<> PlannedTexts::keepTranslated(const QString &language, QList<ItemSetItem> &candidates)
{
    if (language.isEmpty())
        return {};
    QList<QuestionVersionId> versions;
    for (const ItemSetItem &item : std::as_const(candidates))
        versions.append(item.question);
    YUYI_TRY(const auto texts, of(language, versions));
    candidates.removeIf([&](const ItemSetItem &item) { return texts.missing.contains(item.question); });
    return {};
}

Result<> PlannedTexts::fill(const QString &language, const QList<ChosenItem> &items, PlannedRun &planned)
{
    planned.run.parameters.language = language;
    if (language.isEmpty())
        return {};
    QList<QuestionVersionId> versions;
    for (const ChosenItem &item : items)
        versions.append(item.item.question);
    QList<QuestionVersionId> examples = planned.run.examples;
    for (const QList<QuestionVersionId> &ofItem : std::as_const(planned.shots))
        examples += ofItem;
    YUYI_TRY(const auto texts, of(language, versions + examples));
    const Configuration &configuration = planned.promptTemplate.configuration;
    for (const QuestionVersionId &example : std::as_const(examples)) {
        if (texts.missing.contains(example)) {
            return failure(ErrorCode::Invalid, Tr::tr("A few-shot example of the configuration “%1” is not translated into the "
                                                      "language “%2”. Translate it, or choose other examples.")
                                                   .arg(configuration.code, titleOfLanguage(language)));
        }
    }
    for (const QuestionVersionId &version : versions + examples)
        planned.texts.insert(version, texts.texts.value(version));
    QStringList &untranslated = m_untranslated[language];
    // A configuration that says its language itself has its prompt in it.
    if (!configuration.isTranslated(language) && configuration.language != language && !untranslated.contains(configuration.code))
        untranslated.append(configuration.code);
    QStringList &oneStep = m_oneStep[language];
    if (configuration.step && configuration.isTranslated(language) && !configuration.isStepTranslated(language)
        && configuration.language != language && !oneStep.contains(configuration.code))
        oneStep.append(configuration.code);
    return {};
}

Result<> fillPlannedFacts(Stores &stores, const Preset &preset, const QList<ChosenItem> &items, PlannedRun &planned)
{
    const Configuration &configuration = planned.promptTemplate.configuration;
    if (configuration.add.isEmpty())
        return {};
    QList<QuestionVersionId> versions = planned.run.examples;
    for (const QList<QuestionVersionId> &ofItem : std::as_const(planned.shots))
        versions += ofItem;
    const QList<QuestionVersionId> examples = versions;
    for (const ChosenItem &item : items)
        versions.append(item.item.question);
    YUYI_TRY(planned.facts, addedFacts(stores, preset, configuration, planned.run.parameters.language, versions));
    QStringList names;
    for (const ChosenItem &item : items) {
        if (!planned.facts.contains(item.item.question))
            names.append(item.item.itemId);
    }
    const QString facts = configuration.addedFacts().join(Tr::tr(", ", "between the items of a list"));
    const bool tellsConcept = preset.chains && configuration.addedFacts() == QStringList(preset.chains->conceptFact);
    if (!names.isEmpty() && tellsConcept) {
        return failure(ErrorCode::Refused,
                       Tr::tr("The configuration “%1” tells the concept that the picture shows, but for %n item(s) none is known: %2. "
                              "Import concepts with their images, enter the fact (%3), or do not ask these items.",
                              nullptr, static_cast<int>(names.size()))
                           .arg(configuration.code, listed(names), facts));
    }
    if (!names.isEmpty()) {
        return failure(ErrorCode::Refused,
                       Tr::tr("The configuration “%1” shows facts about the image (%2), but the images of %n item(s) lack one: %3. Enter "
                              "these facts, or do not ask these items.",
                              nullptr, static_cast<int>(names.size()))
                           .arg(configuration.code, facts, listed(names)));
    }
    const bool complete = std::all_of(examples.begin(), examples.end(),
                                      [&](const QuestionVersionId &example) { return planned.facts.contains(example); });
    if (!complete) {
        return failure(ErrorCode::Invalid, Tr::tr("The configuration “%1” shows facts about the image (%2), but a few-shot example "
                                                  "lacks one. Enter it, or choose other examples.")
                                               .arg(configuration.code, facts));
    }
    return {};
}

QStringList PlannedTexts::notes() const
{
    QStringList notes;
    for (auto left = m_leftOut.cbegin(); left != m_leftOut.cend(); ++left) {
        notes.append(
            Tr::tr(
                "%n item(s) have no up-to-date translation into the language “%1” and are excluded from runs in it: %2.",
                nullptr, static_cast<int>(left.value().size()))
                .arg(titleOfLanguage(left.key()), listed(left.value())));
    }
    for (auto one = m_untranslated.cbegin(); one != m_untranslated.cend(); ++one) {
        for (const QString &code : one.value()) {
            notes.append(Tr::tr("The configuration “%1” has no prompt in the language “%2”. The items are asked in it with the usual "
                                "prompt.")
                             .arg(code, titleOfLanguage(one.key())));
        }
    }
    for (auto one = m_oneStep.cbegin(); one != m_oneStep.cend(); ++one) {
        for (const QString &code : one.value()) {
            notes.append(Tr::tr("The step of the configuration “%1” has no prompt in the language “%2”. It is asked with the usual prompt.")
                             .arg(code, titleOfLanguage(one.key())));
        }
    }
    return notes;
}

} // namespace yuyi
