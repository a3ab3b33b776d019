// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/domain/preset/categories.h"

#include "models/domain/preset/preset.h"

#include <QCoreApplication>
#include <QSet>

#include <algorithm>

namespace yuyi {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(yuyi::Categories)
};

void addFormFaults(const Preset &preset, const CategoryForm &form, QList<PresetFault> &faults)
{
    const QString pointer = QStringLiteral("/categories");
    const auto unknown = [](const QString &code) { return Tr::tr("The preset does not define the fact “%1”.").arg(code); };
    for (qsizetype i = 0; i < form.facts.size(); ++i) {
        if (!preset.fact(form.facts.at(i)))
            faults.append({QStringLiteral("%1/facts/%2").arg(pointer).arg(i), unknown(form.facts.at(i))});
    }
    if (!form.distance.isEmpty() && !preset.fact(form.distance))
        faults.append({pointer + QLatin1String("/distance"), unknown(form.distance)});
    if (form.facts.contains(form.distance))
        faults.append({pointer + QLatin1String("/distance"), Tr::tr("Rules cannot name the fact that holds the distance.")});
    if (form.fewest > form.most)
        faults.append({pointer + QLatin1String("/conditions"), Tr::tr("The first number of conditions is greater than the second.")});
    else if (form.most > form.facts.size())
        faults.append({pointer + QLatin1String("/conditions"), Tr::tr("A rule cannot have more conditions than there are facts.")});
    const QuestionKind *kind = preset.kind(form.kind);
    if (!kind) {
        faults.append({pointer + QLatin1String("/kind"), Tr::tr("The preset does not define the kind of question “%1”.").arg(form.kind)});
    } else if (kind->fixed.size() != 2 || !kind->allowsPictures(3) || !kind->role(firstCategoryRole) || !kind->role(secondCategoryRole)
               || !kind->role(testPictureRole)) {
        faults.append({pointer + QLatin1String("/kind"),
                       Tr::tr("The kind “%1” needs two fixed options and three pictures, with the roles a, b and test.").arg(form.kind)});
    }
    for (qsizetype i = 0; i < preset.sheets.size(); ++i) {
        if (isCategorySheet(preset.sheets.at(i).code)) {
            faults.append({QStringLiteral("/sheets/%1/code").arg(i),
                           Tr::tr("The code “%1” is reserved for the program.").arg(preset.sheets.at(i).code)});
        }
    }
}

void addLevelFaults(const Preset &preset, QList<PresetFault> &faults)
{
    static const QSet<QString> reserved{QStringLiteral("kind"), QStringLiteral("split"), QStringLiteral("stage"), QStringLiteral("id"),
                                        QStringLiteral("text"), QStringLiteral("n"), QStringLiteral("model"), QStringLiteral("image"),
                                        QStringLiteral("total"), QStringLiteral("item")};
    QSet<QString> codes;
    for (qsizetype i = 0; i < preset.levels.size(); ++i) {
        const LevelRule &rule = preset.levels.at(i);
        const QString pointer = QStringLiteral("/levels/%1").arg(i);
        const QString code = rule.dimension.code.text();
        if (reserved.contains(code))
            faults.append({pointer + QLatin1String("/code"), Tr::tr("The code “%1” is reserved for the program.").arg(code)});
        else if (codes.contains(code) || preset.dimension(rule.dimension.code))
            faults.append({pointer + QLatin1String("/code"), Tr::tr("“%1” occurs twice.").arg(code)});
        codes.insert(code);
        if (!preset.fact(rule.fact))
            faults.append({pointer + QLatin1String("/fact"), Tr::tr("The preset does not define the fact “%1”.").arg(rule.fact)});
        QSet<QString> taken;
        for (qsizetype j = 0; j < rule.dimension.values.size(); ++j) {
            const LabelValue &value = rule.dimension.values.at(j);
            const QString at = QStringLiteral("%1/values/%2").arg(pointer).arg(j);
            if (taken.contains(value.code.text()))
                faults.append({at + QLatin1String("/code"), Tr::tr("“%1” occurs twice.").arg(value.code.text())});
            else if (taken.contains(value.published) && value.published != value.code.text())
                faults.append({at + QLatin1String("/published"), Tr::tr("“%1” occurs twice.").arg(value.published)});
            taken.insert(value.code.text());
            taken.insert(value.published);
        }
    }
}

} // namespace

bool CategoryRule::isMetBy(const QMap<QString, QString> &facts) const
{
    for (auto one = conditions.cbegin(); one != conditions.cend(); ++one) {
        if (facts.value(one.key()) != one.value())
            return false;
    }
    return !conditions.isEmpty();
}

bool CategoryRule::excludes(const CategoryRule &other) const
{
    for (auto one = conditions.cbegin(); one != conditions.cend(); ++one) {
        const auto there = other.conditions.constFind(one.key());
        if (there != other.conditions.cend() && there.value() != one.value())
            return true;
    }
    return false;
}

QString CategoryRule::text() const
{
    QStringList parts;
    for (auto one = conditions.cbegin(); one != conditions.cend(); ++one)
        parts.append(one.key() + u'=' + one.value());
    return parts.join(QStringLiteral(" & "));
}

Result<CategoryRule> readCategoryRule(const QString &text, const CategoryForm &form)
{
    CategoryRule rule;
    const QStringList parts = text.split(u'&');
    for (const QString &part : parts) {
        const qsizetype sign = part.indexOf(u'=');
        const QString fact = part.left(sign).trimmed();
        const QString value = sign < 0 ? QString() : part.mid(sign + 1).trimmed();
        if (sign < 0 || fact.isEmpty() || value.isEmpty()) {
            return failure(ErrorCode::Invalid,
                           Tr::tr("“%1” is no condition. Write fact=value, and “&” between two conditions.").arg(part.trimmed()));
        }
        if (!form.facts.contains(fact)) {
            return failure(ErrorCode::Invalid, Tr::tr("Rules cannot name the fact “%1”. Available: %2.")
                                                   .arg(fact, form.facts.join(QStringLiteral(", "))));
        }
        if (rule.conditions.contains(fact))
            return failure(ErrorCode::Invalid, Tr::tr("The rule names the fact “%1” twice.").arg(fact));
        rule.conditions.insert(fact, value);
    }
    return rule;
}

QList<int> levelsOf(const QList<double> &numbers, int levels)
{
    QList<double> sorted = numbers;
    std::sort(sorted.begin(), sorted.end());
    QList<int> result;
    for (const double number : numbers) {
        const auto smaller = std::lower_bound(sorted.cbegin(), sorted.cend(), number) - sorted.cbegin();
        result.append(static_cast<int>(smaller * levels / numbers.size()));
    }
    return result;
}

QList<PresetFault> categoryFaults(const Preset &preset)
{
    QList<PresetFault> faults;
    if (preset.categories)
        addFormFaults(preset, *preset.categories, faults);
    addLevelFaults(preset, faults);
    return faults;
}

} // namespace yuyi
