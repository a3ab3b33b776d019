// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/release/examplescontroller.h"

#include "models/imaging/print/printfile.h"
#include "models/services/session/projectaccess.h"
#include "widgets/shell/page/aside.h"

#include <utility>

namespace yuyi {

namespace {

constexpr int screenDpi = 150; // a sheet in a large window

using Questions = QHash<LabelCode, QList<QuestionId>>; // of the places of each category

Questions questionsOf(const ExamplePool &pool, const ExampleDraw &draw)
{
    Questions questions;
    for (const ExampleDraw::Place &place : draw.places())
        questions[place.category].append(pool.items.at(place.item).question.id);
    return questions;
}

/// Gives the places back to the items that had them before the items were read again. Other categories may have more or fewer now.
void putBack(ExampleDraw &draw, const ExamplePool &pool, const Questions &questions)
{
    QHash<QuestionId, qsizetype> indexes;
    for (qsizetype i = 0; i < pool.items.size(); ++i)
        indexes.insert(pool.items.at(i).question.id, i);
    // One of them may stand where another one belongs until that has moved.
    for (int pass = 0; pass < 2; ++pass) {
        QHash<LabelCode, qsizetype> next;
        for (qsizetype place = 0; place < draw.places().size(); ++place) {
            const LabelCode category = draw.places().at(place).category;
            draw.put(place, indexes.value(questions.value(category).value(next[category]++), -1));
        }
    }
}

} // namespace

/// What another thread needs to make a sheet.
struct ExamplesController::Work {
    std::shared_ptr<const ExamplePool> pool;
    ExampleRules rules;
    ExampleLook look;
    PrintSize size;
    int edge = 0;
    std::optional<ExampleDraw> draw; ///< none: by the rules
    Questions questions;             ///< that had the places before; may be empty
    ExamplePictures pictures;
};

struct ExamplesController::Made {
    std::optional<Error> error;
    ExampleDraw draw;
    ExamplePictures pictures;
    int edge = 0;
    std::shared_ptr<const Sheet> sheet;
};

ExamplesController::ExamplesController(ProjectAccess &project, QObject *parent) : QObject(parent), m_project(project) {}

void ExamplesController::load()
{
    using Reading = Result<std::shared_ptr<const ExamplePool>>;
    m_project
        .read([person = m_project.person().id, folder = m_project.factory().folder()](Stores &stores) -> Reading {
            const auto pool = ExampleService(stores, person, folder).pool();
            if (!pool)
                return passOn(pool);
            return std::make_shared<const ExamplePool>(*pool);
        })
        .then(this, m_reading.only([this](const Reading &read) {
            if (!read) {
                Q_EMIT failed(read.error().sentence);
                return;
            }
            m_pool = *read;
            m_drawsAnew = true;
            m_complete = false;
            m_latest.drop(); // indexes of the former items
            m_settling = true;
            Q_EMIT loaded();
            m_settling = false;
            compose(true);
        }));
}

void ExamplesController::set(const ExampleRules &rules, const ExampleLook &look, const PrintSize &size)
{
    const bool drawsAnew = rules != m_rules;
    if (drawsAnew)
        m_questions.clear();
    m_rules = rules;
    m_look = look;
    m_size = size;
    compose(drawsAnew);
}

void ExamplesController::show()
{
    compose(false);
}

void ExamplesController::step(qsizetype place, int direction)
{
    // Not while another draw is on its way, which the person does not see yet.
    if (m_drawsAnew || !m_pool || !m_draw.step(place, direction))
        return;
    m_questions = questionsOf(*m_pool, m_draw);
    compose(false);
}

void ExamplesController::compose(bool drawsAnew)
{
    m_drawsAnew = m_drawsAnew || drawsAnew;
    m_complete = false;
    if (m_settling || !m_pool || m_rules.by.isEmpty())
        return;
    Work work;
    work.pool = m_pool;
    work.rules = m_rules;
    work.look = m_look;
    work.size = m_size;
    work.edge = sheetPictureEdge({m_size.width, screenDpi}, m_look.columns);
    if (!m_drawsAnew)
        work.draw = m_draw;
    work.questions = m_questions;
    // Smaller ones would be blurred, larger ones do no harm.
    if (work.edge <= m_edge)
        work.pictures = m_pictures;
    runAside(
        this, [work] { return made(work); }, m_latest.only([this](const Made &result) { take(result); }));
}

ExamplesController::Made ExamplesController::made(const Work &work)
{
    Made result;
    if (work.draw) {
        result.draw = *work.draw;
    } else {
        const auto draw = ExampleDraw::made(*work.pool, work.rules);
        if (!draw) {
            result.error = draw.error();
            return result;
        }
        result.draw = *draw;
        putBack(result.draw, *work.pool, work.questions);
    }
    result.pictures = work.pictures;
    result.edge = work.edge;
    NoProgress progress;
    Sheet sheet;
    sheet.sheet = exampleSheet(*work.pool, result.draw, work.look, work.edge, result.pictures, progress);
    sheet.layout = PrintSheetLayout(sheet.sheet, work.size.width * printUnitsPerMillimetre);
    sheet.notes = exampleNotes(*work.pool, result.draw, work.rules);
    result.sheet = std::make_shared<const Sheet>(std::move(sheet));
    return result;
}

void ExamplesController::take(const Made &made)
{
    if (made.error) {
        Q_EMIT failed(made.error->sentence);
        return;
    }
    m_draw = made.draw;
    m_questions = questionsOf(*m_pool, m_draw);
    m_pictures = made.pictures;
    m_edge = made.edge;
    m_sheet = made.sheet;
    m_drawsAnew = false;
    m_complete = true;
    Q_EMIT shown();
}

std::function<Result<>(const QString &path)> ExamplesController::writer() const
{
    return [pool = m_pool, draw = m_draw, look = m_look, size = m_size](const QString &path) -> Result<> {
        NoProgress progress;
        ExamplePictures pictures;
        const PrintSheet sheet = exampleSheet(*pool, draw, look, sheetPictureEdge(size, look.columns), pictures, progress);
        return savePrintSheet(sheet, size, path);
    };
}

} // namespace yuyi
