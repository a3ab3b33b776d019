// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/domain/preset/chainmeaning.h"

#include <QCoreApplication>
#include <QSet>
#include <QString>
#include <QStringList>

#include <algorithm>

namespace yuyi {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(yuyi::Preset)
};

using Faults = QList<PresetFault>;

/// A label that questions get must be one of their dimensions, with these labels or open.
void addLabelFault(const Preset &preset, const DimensionCode &code, const char *member, const QStringList &labels, Faults &faults)
{
    if (code.isEmpty())
        return;
    const QString pointer = QLatin1String("/chains/") + QLatin1String(member);
    const Dimension *dimension = preset.dimension(code);
    if (!dimension) {
        faults.append({pointer, Tr::tr("The preset has no dimension “%1”.").arg(code.text())});
        return;
    }
    const QList<Dimension> ofQuestions = preset.questionDimensions();
    if (std::none_of(ofQuestions.begin(), ofQuestions.end(), [&](const Dimension &one) { return one.code == code; })) {
        faults.append({pointer, Tr::tr("The dimension “%1” labels images. Questions about chains need one that labels questions.")
                                    .arg(code.text())});
        return;
    }
    if (labels.isEmpty() && !dimension->open) {
        faults.append({pointer, Tr::tr("The dimension “%1” must be an open one: the program writes the names of concepts there.")
                                    .arg(code.text())});
        return;
    }
    for (const QString &label : labels) {
        if (!dimension->open && !dimension->value(LabelCode(label))) {
            faults.append({pointer, Tr::tr("The dimension “%1” has no label “%2”.").arg(code.text(), label)});
            return;
        }
    }
}

/// The kinds of a task take its options: two for yes and no, four for the others.
void addKindFaults(const Preset &preset, const ChainForm &form, const QString &pointer, QSet<QString> &seen, Faults &faults)
{
    const bool atomic = form.task == ChainTask::Atomic;
    const int options = atomic ? 2 : 4;
    const bool chinese = preset.language == u"zh";
    for (qsizetype j = 0; j < form.kinds.size(); ++j) {
        const QString place = QStringLiteral("%1/kinds/%2").arg(pointer).arg(j);
        const QString &code = form.kinds.at(j);
        const QuestionKind *kind = preset.kind(code);
        if (!kind) {
            faults.append({place, Tr::tr("The preset does not define the kind of question “%1”.").arg(code)});
            continue;
        }
        if (seen.contains(code))
            faults.append({place, Tr::tr("“%1” occurs twice.").arg(code)});
        seen.insert(code);
        const QStringList answers{chinese ? form.yes.zh : form.yes.en, chinese ? form.no.zh : form.no.en};
        if (kind->isWritten() || kind->fewestOptions > options || kind->mostOptions < options) {
            faults.append({place, Tr::tr("Questions of the kind “%1” cannot have the %2 options of this task.").arg(code).arg(options)});
        } else if (kind->isFixed() && kind->fixed != answers) {
            faults.append({place, Tr::tr("The fixed options of the kind “%1” differ from what the task says for yes and no.").arg(code)});
        } else if (atomic && !kind->takesPictures()) {
            faults.append({place, Tr::tr("Questions of the kind “%1” show the picture of their image alone. Half of the questions of "
                                         "this task show another one.")
                                      .arg(code)});
        }
    }
}

} // namespace

QList<PresetFault> chainFaults(const Preset &preset)
{
    Faults faults;
    if (!preset.chains)
        return faults;
    const ChainRules &rules = *preset.chains;
    if (rules.shortest > rules.longest)
        faults.append({QStringLiteral("/chains/shortest"), Tr::tr("The shortest chain is longer than the longest.")});
    QSet<QString> kinds;
    QStringList tasks;
    for (qsizetype i = 0; i < rules.forms.size(); ++i) {
        const ChainForm &form = rules.forms.at(i);
        const QString pointer = QStringLiteral("/chains/questions/%1").arg(i);
        const QString task = codeOf(form.task);
        if (tasks.contains(task))
            faults.append({pointer + QLatin1String("/task"), Tr::tr("“%1” occurs twice.").arg(task)});
        tasks.append(task);
        addKindFaults(preset, form, pointer, kinds, faults);
        const QString mark = form.task == ChainTask::Atomic   ? QStringLiteral("{concept}")
                           : form.task == ChainTask::Ancestor ? QStringLiteral("{ancestor}")
                                                              : QString();
        if (!mark.isEmpty() && (!form.stem.zh.contains(mark) || !form.stem.en.contains(mark)))
            faults.append({pointer + QLatin1String("/stem"), Tr::tr("The question must contain %1 in both languages.").arg(mark)});
        if (form.task == ChainTask::Atomic && (form.yes.zh.isEmpty() || form.no.zh.isEmpty()))
            faults.append(faultNaming(pointer + QLatin1String("/task"), Tr::tr("The task needs “%1” and “%2”."),
                                      {QStringLiteral("/chains/questions/yes"), QStringLiteral("/chains/questions/no")}));
    }
    QStringList levels;
    for (int level = 0; level < rules.longest; ++level)
        levels.append(QString::number(level));
    addLabelFault(preset, rules.taskLabel, "taskLabel", tasks, faults);
    addLabelFault(preset, rules.levelLabel, "levelLabel", levels, faults);
    addLabelFault(preset, rules.topLabel, "topLabel", {}, faults);
    if (!rules.conceptFact.isEmpty() && !preset.fact(rules.conceptFact))
        faults.append({QStringLiteral("/chains/conceptFact"), Tr::tr("The preset has no fact “%1”.").arg(rules.conceptFact)});
    return faults;
}

} // namespace yuyi
