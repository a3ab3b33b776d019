// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/composing/categorydraw.h"

#include <QCoreApplication>
#include <QCryptographicHash>
#include <QtEndian>

#include <algorithm>
#include <utility>

namespace yuyi {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(yuyi::Categories)
};

constexpr int attempts = 200; // to find two rules that enough images meet

QString having(const QString &fact, const QString &value)
{
    return fact + u'=' + value;
}

} // namespace

/// Numbers by SplitMix64: the same everywhere.
class CategoryDraw::Dice
{
public:
    Dice(quint64 seed, const QString &name)
    {
        const QByteArray hash =
            QCryptographicHash::hash(QByteArray(QByteArray::number(seed) + ' ' + name.toUtf8()), QCryptographicHash::Sha256);
        m_state = qFromLittleEndian<quint64>(hash.constData());
    }

    /// 0 … below − 1.
    qsizetype below(qsizetype limit)
    {
        m_state += 0x9E3779B97F4A7C15ULL;
        quint64 value = m_state;
        value = (value ^ (value >> 30)) * 0xBF58476D1CE4E5B9ULL;
        value = (value ^ (value >> 27)) * 0x94D049BB133111EBULL;
        return static_cast<qsizetype>((value ^ (value >> 31)) % static_cast<quint64>(limit));
    }

    template <typename T>
    T take(QList<T> &list)
    {
        return list.takeAt(below(list.size()));
    }

private:
    quint64 m_state = 0;
};

CategoryDraw::CategoryDraw(const CategoryForm &form, QList<CategoryImage> images, quint64 seed, QSet<ImageId> taken)
    : m_form(form),
      m_images(std::move(images)),
      m_seed(seed),
      m_taken(std::move(taken))
{
    std::sort(m_images.begin(), m_images.end(),
              [](const CategoryImage &a, const CategoryImage &b) { return a.medium.sha256.hex() < b.medium.sha256.hex(); });
    for (qsizetype i = 0; i < m_images.size(); ++i) {
        for (const QString &fact : std::as_const(m_form.facts)) {
            if (const QString value = m_images.at(i).facts.value(fact); !value.isEmpty())
                m_having[having(fact, value)].append(i);
        }
    }
}

QList<qsizetype> CategoryDraw::meeting(const CategoryRule &rule) const
{
    QList<qsizetype> places;
    bool isFirst = true;
    for (auto one = rule.conditions.cbegin(); one != rule.conditions.cend(); ++one) {
        const QList<qsizetype> those = m_having.value(having(one.key(), one.value()));
        if (isFirst || those.size() < places.size())
            places = those;
        isFirst = false;
    }
    places.removeIf([&](qsizetype place) { return !rule.isMetBy(m_images.at(place).facts); });
    return places;
}

/// A rule that this image meets; `with` is among its facts unless it is empty.
CategoryRule CategoryDraw::ruleOf(qsizetype image, QStringList facts, int conditions, const QString &with, Dice &dice) const
{
    const QMap<QString, QString> &known = m_images.at(image).facts;
    // A rule is written with "&" between its conditions.
    facts.removeIf([&](const QString &fact) { return known.value(fact).isEmpty() || known.value(fact).contains(u'&'); });
    CategoryRule rule;
    if (!with.isEmpty() && facts.removeOne(with))
        rule.conditions.insert(with, known.value(with));
    while (rule.conditions.size() < conditions && !facts.isEmpty()) {
        const QString fact = dice.take(facts);
        rule.conditions.insert(fact, known.value(fact));
    }
    return rule;
}

/// Puts images on the sheets and chooses the test picture; false: too few meet one of the rules.
bool CategoryDraw::fill(CategoryItem &item, Dice &dice)
{
    QList<qsizetype> first = meeting(item.first);
    QList<qsizetype> second = meeting(item.second);
    item.isFirst = dice.below(2) == 0;
    QList<qsizetype> *own = item.isFirst ? &first : &second;
    if (own->size() <= imagesOfCategory) {
        item.isFirst = !item.isFirst;
        own = item.isFirst ? &first : &second;
    }
    if (own->size() <= imagesOfCategory || std::min(first.size(), second.size()) < imagesOfCategory)
        return false;
    QList<qsizetype> free = *own;
    free.removeIf([this](qsizetype place) { return m_taken.contains(m_images.at(place).id); });
    if (free.isEmpty())
        return false;
    const qsizetype test = dice.take(free);
    own->removeOne(test);
    item.test = m_images.at(test);
    for (int i = 0; i < imagesOfCategory; ++i)
        item.ofFirst.append(m_images.at(dice.take(first)));
    for (int i = 0; i < imagesOfCategory; ++i)
        item.ofSecond.append(m_images.at(dice.take(second)));
    m_taken.insert(item.test.id);
    return true;
}

QString CategoryDraw::nameOf(int number) const
{
    return QStringLiteral("s%1-%2").arg(m_seed).arg(number);
}

QList<CategoryItem> CategoryDraw::items(int count, int fewest, int most, const QSet<QString> &known)
{
    QList<CategoryItem> drawn;
    if (m_images.isEmpty())
        return drawn;
    for (int number = 1; number <= count; ++number) {
        CategoryItem item;
        item.id = nameOf(number);
        if (known.contains(item.id))
            continue;
        Dice dice(m_seed, item.id);
        bool found = false;
        for (int attempt = 0; attempt < attempts && !found; ++attempt) {
            const int conditions = fewest + static_cast<int>(dice.below(most - fewest + 1));
            item.first = ruleOf(dice.below(m_images.size()), m_form.facts, conditions, {}, dice);
            const QStringList shared = item.first.conditions.keys();
            if (shared.size() < conditions)
                continue;
            item.second = ruleOf(dice.below(m_images.size()), m_form.facts, conditions, shared.at(dice.below(shared.size())), dice);
            found = item.second.conditions.size() == conditions && item.first.excludes(item.second) && fill(item, dice);
        }
        if (found)
            drawn.append(item);
    }
    return drawn;
}

Result<CategoryItem> CategoryDraw::item(const QString &id, const CategoryRule &first, const CategoryRule &second)
{
    if (!first.excludes(second)) {
        return failure(ErrorCode::Invalid, Tr::tr("The two rules do not exclude each other: one fact must have another value in rule B "
                                                  "than in rule A."));
    }
    for (const CategoryRule *rule : {&first, &second}) {
        if (const auto images = meeting(*rule).size(); images < imagesOfCategory) {
            return failure(ErrorCode::Invalid, Tr::tr("%n image(s) meet the rule “%1”. A sheet needs four.", nullptr,
                                                      static_cast<int>(images))
                                                   .arg(rule->text()));
        }
    }
    CategoryItem item;
    item.id = id;
    item.first = first;
    item.second = second;
    Dice dice(m_seed, id);
    if (!fill(item, dice)) {
        return failure(ErrorCode::Invalid, Tr::tr("No image is left for the test picture: one of the rules needs a fifth image, which is "
                                                  "not the test picture of another item."));
    }
    return item;
}

} // namespace yuyi
