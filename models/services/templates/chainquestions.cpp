// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/templates/chainquestions.h"

#include "models/domain/images/image.h"
#include "models/services/templates/chainverdicts.h"
#include "models/stores/stores.h"

#include <QCoreApplication>

#include <algorithm>
#include <functional>
#include <utility>

namespace yuyi {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(yuyi::Templates)
};

using Ids = QList<ConceptId>;
using Test = std::function<bool(const ConceptId &)>;

Title filledIn(const Title &text, const QString &mark, const Concept *one)
{
    if (!one)
        return text;
    Title done = text;
    done.zh.replace(mark, one->nameIn(QStringLiteral("zh")));
    done.en.replace(mark, one->nameIn(QStringLiteral("en")));
    return done;
}

class Maker
{
public:
    Maker(const Taxonomy &taxonomy, const Chain &chain, const Ids &pictured)
        : m_taxonomy(taxonomy), m_chain(chain), m_pictured(pictured), m_truths(taxonomy.truths(chain.leaf()))
    {
    }

    ChainQuestions make(const ChainRules &rules)
    {
        for (const ChainForm &form : rules.forms) {
            if (form.task == ChainTask::Atomic)
                makeAtomic(form);
            else
                makeChoices(form);
        }
        return m_made;
    }

private:
    ConceptId at(int level) const { return m_chain.levels.value(level); }
    int length() const { return static_cast<int>(m_chain.levels.size()); }
    QString nameOf(const ConceptId &id) const
    {
        const Concept *one = m_taxonomy.find(id);
        return one ? one->shownName() : QString();
    }

    /// The same for the same seed, question and concept, on every machine.
    QByteArray rank(const QString &what, const ConceptId &id) const
    {
        const Concept *one = m_taxonomy.find(id);
        return Sha256::of((QString::number(m_chain.seed) + u'\n' + what + u'\n' + (one ? one->code : QString())).toUtf8()).bytes();
    }

    Ids ranked(const QString &what, Ids ids) const
    {
        std::sort(ids.begin(), ids.end(), [&](const ConceptId &a, const ConceptId &b) { return rank(what, a) < rank(what, b); });
        return ids;
    }

    /// Neither is it true of the leaf, nor the leaf of it.
    bool isFalse(const ConceptId &id) const { return !m_truths.contains(id) && !m_taxonomy.truths(id).contains(m_chain.leaf()); }

    bool isDistinct(const ConceptId &id, const Ids &taken) const
    {
        return std::none_of(taken.begin(), taken.end(),
                            [&](const ConceptId &one) { return one == id || m_taxonomy.sharesName(one, id); });
    }

    Ids atDepth(qsizetype levels) const
    {
        Ids ids;
        for (const Concept &one : m_taxonomy.concepts()) {
            if (levels == 0 || m_taxonomy.pathTo(one.id).size() == levels)
                ids.append(one.id);
        }
        return ids;
    }

    /// A concept that is not true of the leaf: of those that are near, else of the same level, else any. Null: none.
    ConceptId draw(const QString &what, const Ids &near, int level, const Ids &taken, const Test &also = {}) const
    {
        const auto first = [&](const Ids &ids) {
            const Ids order = ranked(what, ids);
            const auto found = std::find_if(order.begin(), order.end(), [&](const ConceptId &id) {
                return isDistinct(id, taken) && isFalse(id) && (!also || also(id));
            });
            return found == order.end() ? ConceptId() : *found;
        };
        ConceptId found = first(near);
        if (found.isNull())
            found = first(atDepth(level + 1));
        return found.isNull() ? first(atDepth(0)) : found;
    }

    /// Levels whose picture is that of an unrelated concept: half of them, as far as there is one.
    QHash<int, ConceptId> unrelatedPictures() const
    {
        QList<int> levels;
        for (int level = 0; level < length(); ++level)
            levels.append(level);
        std::sort(levels.begin(), levels.end(), [this](int a, int b) {
            return rank(QStringLiteral("unrelated"), at(a)) < rank(QStringLiteral("unrelated"), at(b));
        });
        QHash<int, ConceptId> found;
        for (const int level : std::as_const(levels)) {
            if (found.size() >= length() / 2)
                break;
            const Ids order = ranked(QStringLiteral("picture-%1").arg(level), m_pictured);
            const auto other = std::find_if(order.begin(), order.end(), [&](const ConceptId &id) {
                return id != m_chain.leaf() && m_taxonomy.isUnrelated(id, at(level));
            });
            if (other != order.end())
                found.insert(level, *other);
        }
        return found;
    }

    void makeAtomic(const ChainForm &form)
    {
        const QHash<int, ConceptId> unrelated = unrelatedPictures();
        if (unrelated.size() < length() / 2) {
            m_made.lacking.append(Tr::tr("Only %n question(s) about “%1” can show a picture of an unrelated concept: too few concepts have "
                                         "images.",
                                         nullptr, static_cast<int>(unrelated.size()))
                                      .arg(nameOf(m_chain.leaf())));
        }
        for (int level = 0; level < length() && level < form.kinds.size(); ++level) {
            ChainQuestion question;
            question.kind = form.kinds.at(level);
            question.level = level;
            question.stem = filledIn(form.stem, QStringLiteral("{concept}"), m_taxonomy.find(at(level)));
            question.options = {form.yes, form.no};
            question.pictured = unrelated.value(level);
            question.key = question.pictured.isNull() ? 0 : 1;
            m_made.questions.append(question);
        }
    }

    void makeChoices(const ChainForm &form)
    {
        for (int place = 0; place < length() - 1 && place < form.kinds.size(); ++place) {
            ChainQuestion question;
            question.kind = form.kinds.at(place);
            question.task = form.task;
            question.level = form.task == ChainTask::Concretization ? place : place + 1;
            question.stem = form.stem;
            if (form.task == ChainTask::Ancestor)
                question.stem = filledIn(form.stem, QStringLiteral("{ancestor}"), m_taxonomy.find(at(question.level - 1)));
            const Ids options = form.task == ChainTask::Abstraction    ? abstraction(question.level)
                              : form.task == ChainTask::Concretization ? concretization(question.level)
                                                                       : ancestor(question.level);
            finish(question, options);
        }
    }

    /// Takes the options, of which the first is right; says why if one is missing.
    void finish(ChainQuestion question, const Ids &options)
    {
        Ids distinct;
        for (const ConceptId &id : options) {
            if (!id.isNull() && isDistinct(id, distinct))
                distinct.append(id);
        }
        if (distinct.size() < 4) {
            m_made.lacking.append(Tr::tr("A question about “%1” has too few options that are called differently and of which one is right.")
                                      .arg(nameOf(at(question.level))));
            return;
        }
        const ConceptId key = options.constFirst();
        question.rivals = rivals(question, key);
        const bool second = std::any_of(options.begin() + 1, options.end(),
                                        [&](const ConceptId &id) { return question.rivals.contains(id); });
        if (second) {
            m_made.lacking.append(Tr::tr("A question about “%1” would have a second right option: another relation of its concepts "
                                         "makes it "
                                         "true.")
                                      .arg(nameOf(at(question.level))));
            return;
        }
        question.offered = ranked(QStringLiteral("order-") + question.kind, options);
        question.key = static_cast<int>(question.offered.indexOf(key));
        for (const ConceptId &id : std::as_const(question.offered)) {
            const Concept *one = m_taxonomy.find(id);
            question.options.append({one->nameIn(QStringLiteral("zh")), one->nameIn(QStringLiteral("en"))});
        }
        m_made.questions.append(question);
    }

    Ids abstraction(int level) const
    {
        const QString what = QStringLiteral("upper-%1").arg(level);
        const ConceptId key = at(level - 1);
        Ids options{key, at(level)};
        options.append(draw(what, m_taxonomy.siblings(key), level - 1, options));
        options.append(level + 1 < length() ? at(level + 1) : draw(what, m_taxonomy.siblings(key), level - 1, options));
        return options;
    }

    Ids concretization(int level) const
    {
        const QString what = QStringLiteral("lower-%1").arg(level);
        const ConceptId key = at(level + 1);
        Ids options{key, at(level)};
        options.append(draw(what, m_taxonomy.siblings(key), level + 1, options));
        options.append(level > 0 ? at(level - 1) : draw(what, m_taxonomy.siblings(key), level + 1, options));
        return options;
    }

    Ids ancestor(int level) const
    {
        const ConceptId upper = at(level - 1);
        const Ids brothers = m_taxonomy.siblings(at(level));
        Ids others = brothers;
        for (const ConceptId &brother : brothers)
            others += m_taxonomy.children(brother);
        const Ids fixed{at(level), upper};
        Ids options;
        const Ids order = ranked(QStringLiteral("other-%1").arg(level), others);
        for (const ConceptId &id : order) {
            if (options.isEmpty() && isFalse(id) && isDistinct(id, fixed) && !m_taxonomy.sharesName(id, at(level + 1)))
                options.append(id);
        }
        if (options.isEmpty())
            return {};
        options += fixed;
        if (level + 1 < length()) {
            options.append(at(level + 1));
        } else {
            const QSet<ConceptId> group = m_taxonomy.below(upper);
            options.append(draw(QStringLiteral("outside-%1").arg(level), m_taxonomy.siblings(upper), level - 1, options,
                                [&](const ConceptId &id) { return !isIn(id, group); }));
        }
        return options;
    }

    /// Whether a concept, or one that is called like it, is in the group.
    bool isIn(const ConceptId &id, const QSet<ConceptId> &group) const
    {
        const Ids alike = m_taxonomy.namesakes(id);
        return group.contains(id) || std::any_of(alike.begin(), alike.end(), [&](const ConceptId &one) { return group.contains(one); });
    }

    Ids rivals(const ChainQuestion &question, const ConceptId &key) const
    {
        return rightBesides(m_taxonomy, question.task, m_chain.leaf(), {at(question.level - 1)}, key).values();
    }

    const Taxonomy &m_taxonomy;
    const Chain &m_chain;
    const Ids &m_pictured;
    QSet<ConceptId> m_truths;
    ChainQuestions m_made;
};

Labels chainLabels(const ChainRules &rules, const ChainQuestion &question, const Concept *top, const QString &language)
{
    Labels labels;
    if (!rules.taskLabel.isEmpty())
        labels.insert(rules.taskLabel, {LabelCode(codeOf(question.task))});
    if (!rules.levelLabel.isEmpty())
        labels.insert(rules.levelLabel, {LabelCode(QString::number(question.level))});
    if (!rules.topLabel.isEmpty() && top)
        labels.insert(rules.topLabel, {LabelCode(top->nameIn(language))});
    return labels;
}

} // namespace

ChainQuestions chainQuestions(const ChainRules &rules, const Taxonomy &taxonomy, const Chain &chain, const QList<ConceptId> &pictured)
{
    if (chain.levels.size() < 2 || !taxonomy.find(chain.leaf()))
        return {};
    return Maker(taxonomy, chain, pictured).make(rules);
}

Result<std::shared_ptr<const ChainMaterial>> chainMaterial(Stores &stores, const Preset &preset)
{
    std::shared_ptr<const ChainMaterial> none;
    if (!preset.chains)
        return none;
    YUYI_TRY(const auto concepts, stores.taxonomy().concepts());
    YUYI_TRY(const auto chains, stores.taxonomy().chains());
    const auto material = std::make_shared<ChainMaterial>();
    material->taxonomy = Taxonomy(concepts);
    QList<ImageId> ids;
    for (const Concept &one : concepts) {
        if (!one.image.isNull())
            ids.append(one.image);
    }
    YUYI_TRY(const auto images, stores.images().images(ids));
    QHash<ImageId, Medium> media;
    QHash<ImageId, Sha256> hashes;
    for (const Image &image : images) {
        hashes.insert(image.id, image.sha256);
        if (image.stage != Stage::Discarded)
            media.insert(image.id, mediumOf(image));
    }
    YUYI_TRY(const auto ever, stores.taxonomy().ids());
    material->used = !ever.isEmpty();
    for (const Concept &one : material->taxonomy.concepts()) {
        if (hashes.contains(one.image)) {
            material->shown.ofImage.insert(one.image, one.id);
            material->shown.ofPicture.insert(hashes.value(one.image), one.id);
        }
        if (!media.contains(one.image))
            continue;
        material->pictures.insert(one.id, media.value(one.image));
        material->pictured.append(one.id);
    }
    for (const Chain &chain : chains) {
        const Concept *leaf = material->taxonomy.find(chain.leaf());
        if (chain.current && chain.state == ChainState::Accepted && leaf && !leaf->image.isNull())
            material->accepted.insert(leaf->image, chain);
    }
    return std::shared_ptr<const ChainMaterial>(material);
}

Result<std::shared_ptr<const ChainFill>> chainFill(Stores &stores, const Preset &preset, const ImageId &image,
                                                   const std::shared_ptr<const ChainMaterial> &known)
{
    std::shared_ptr<const ChainFill> none;
    if (!preset.chains)
        return none;
    std::shared_ptr<const ChainMaterial> material = known;
    if (!material) {
        YUYI_TRY(const auto read, chainMaterial(stores, preset));
        material = read;
    }
    const auto fill = std::make_shared<ChainFill>();
    fill->image = image;
    fill->material = material;
    const auto chain = material->accepted.constFind(image);
    if (chain == material->accepted.constEnd()) {
        fill->lacking = {Tr::tr("The image is not that of an accepted chain, so no questions about concepts are made for it.")};
        return std::shared_ptr<const ChainFill>(fill);
    }
    const ChainQuestions made = chainQuestions(*preset.chains, material->taxonomy, *chain, material->pictured);
    fill->lacking = made.lacking;
    const Concept *top = material->taxonomy.find(chain->levels.constFirst());
    for (const ChainQuestion &question : made.questions) {
        fill->questions.insert(question.kind, question);
        fill->labels.insert(question.kind, chainLabels(*preset.chains, question, top, preset.language));
        if (!question.pictured.isNull())
            fill->media.insert(question.kind, material->pictures.value(question.pictured));
        QStringList names;
        for (const ConceptId &id : question.rivals) {
            const Concept *one = material->taxonomy.find(id);
            for (const QString &name : {one->name.zh, one->name.en}) {
                if (!name.isEmpty())
                    names.append(name);
            }
        }
        fill->rivals.insert(question.kind, names);
    }
    return std::shared_ptr<const ChainFill>(fill);
}

} // namespace yuyi
