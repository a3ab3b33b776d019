// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/shell/page/nextsteps.h"

#include "widgets/controls/frame/emptystate.h"

#include <QAction>

namespace yuyi {

QString sentenceOf(const NextStep &step)
{
    const int n = static_cast<int>(step.count);
    if (step.page == PageId::Collect)
        return NextSteps::tr("This project has no images yet");
    if (step.page == PageId::Duplicates) {
        return step.first ? NextSteps::tr("%n image(s) not searched for duplicates yet", nullptr, n)
                          : NextSteps::tr("%n group(s) of duplicates to decide on", nullptr, n);
    }
    if (step.page == PageId::Text) {
        return step.first ? NextSteps::tr("%n image(s) without text measurement", nullptr, n)
                          : NextSteps::tr("%n image(s) near or over the text limit", nullptr, n);
    }
    if (step.page == PageId::Inspect)
        return NextSteps::tr("%n image(s) to inspect", nullptr, n);
    if (step.page == PageId::Calibrate)
        return NextSteps::tr("%n image(s) to label for calibration", nullptr, n);
    if (step.page == PageId::Annotate)
        return NextSteps::tr("%n image(s) to annotate", nullptr, n);
    if (step.page == PageId::Review)
        return NextSteps::tr("%n image(s) on which two annotators disagree", nullptr, n);
    if (step.page == PageId::Validate)
        return NextSteps::tr("%n question(s) to validate or discuss", nullptr, n);
    if (step.page == PageId::Release)
        return NextSteps::tr("%n accepted image(s) to release", nullptr, n);
    if (step.page == PageId::Models)
        return NextSteps::tr("%n released image(s) without a finished run", nullptr, n);
    if (step.page == PageId::Results)
        return NextSteps::tr("%n finished run(s)", nullptr, n);
    if (step.page == PageId::Errors)
        return NextSteps::tr("%n wrong model answer(s) to code by error type", nullptr, n);
    return NextSteps::tr("%n participant(s) have not finished", nullptr, n);
}

NextSteps::NextSteps(Facts facts, QObject *parent) : QObject(parent), m_facts(std::move(facts))
{
}

std::optional<NextStep> NextSteps::after(std::optional<PageId> page) const
{
    if (!page)
        return std::nullopt;
    return nextStepAfter(*page, m_facts.counts(), m_facts.mayOpen);
}

bool NextSteps::isDone(PageId page) const
{
    return !stepOn(page, m_facts.counts());
}

QString NextSteps::textOf(const NextStep &step) const
{
    return (step.earlier ? tr("Go to: %1") : tr("Next: %1 →")).arg(m_facts.title(step.page));
}

void NextSteps::offer(EmptyState *state, PageId page)
{
    if (!m_offers.contains(state)) {
        connect(state, &EmptyState::nextTriggered, this, [this, state] {
            if (const auto step = after(m_offers.value(state)))
                go(*step);
        });
        connect(state, &QObject::destroyed, this, [this, state] { m_offers.remove(state); });
        state->followNextKey(m_action);
    }
    m_offers.insert(state, page);
    state->setOffersNext(true);
    show(state, page);
}

void NextSteps::show(EmptyState *state, PageId page) const
{
    const auto step = after(page);
    if (step)
        state->setNext(sentenceOf(*step), textOf(*step));
    else
        state->setNext({}, {});
}

void NextSteps::go(const NextStep &step)
{
    Location location;
    location.page = step.page;
    Q_EMIT chosen(location);
}

void NextSteps::setPage(std::optional<PageId> page)
{
    m_page = page;
    refresh();
}

void NextSteps::refresh()
{
    if (m_action) {
        const auto step = after(m_page);
        m_action->setEnabled(step.has_value());
        if (step)
            m_action->setText(textOf(*step));
        // The overview shows what waits itself.
        m_action->setVisible(step && isDone(*m_page) && m_page != PageId::Overview);
    }
    for (auto it = m_offers.cbegin(); it != m_offers.cend(); ++it) {
        if (it.key()->offersNext())
            show(it.key(), it.value());
    }
}

} // namespace yuyi
