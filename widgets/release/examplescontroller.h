// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/imaging/print/printsheet.h"
#include "models/imaging/print/printsheetlayout.h"
#include "models/services/release/exampleservice.h"
#include "models/services/session/latest.h"

#include <QHash>
#include <QObject>
#include <QStringList>

#include <functional>
#include <memory>
#include <optional>

namespace yuyi {

class ProjectAccess;

/// @brief Draws example sheets without widgets: reads the items, draws examples by the rules, exchanges single ones, lays out the sheet
/// and writes it. Everything that takes time runs on other threads. Lives in the GUI thread.
class ExamplesController final : public QObject
{
    Q_OBJECT
public:
    /// A sheet as it is shown: its pictures have the resolution of a screen.
    struct Sheet {
        PrintSheet sheet;
        PrintSheetLayout layout;
        QStringList notes; ///< what the sheet does not tell
    };

    explicit ExamplesController(ProjectAccess &project, QObject *parent = nullptr);

    /// Null until the items have been read.
    std::shared_ptr<const ExamplePool> pool() const { return m_pool; }
    /// The sheet that was laid out last; null: none yet.
    std::shared_ptr<const Sheet> sheet() const { return m_sheet; }
    const ExampleDraw &draw() const { return m_draw; }
    /// Whether there is a sheet, and it is the one that was asked for last.
    bool isComplete() const { return m_complete && m_sheet && !m_sheet->sheet.examples.isEmpty(); }

    /// Reads the items again; examples that were exchanged keep their places.
    void load();
    /// Sets what is shown; examples are drawn again only if the rules are others.
    void set(const ExampleRules &rules, const ExampleLook &look, const PrintSize &size);
    /// Lays out again, in the language in force.
    void show();
    /// Gives a place to the next (1) or previous (−1) candidate.
    void step(qsizetype place, int direction);
    /// Returns a function that writes the sheet at full resolution; it may run on any thread.
    std::function<Result<>(const QString &path)> writer() const;

Q_SIGNALS:
    /// The items were read; now settings that fit them are to be set.
    void loaded();
    /// There is a new sheet.
    void shown();
    void failed(const QString &sentence);

private:
    struct Work;
    struct Made;

    static Made made(const Work &work);
    void compose(bool drawsAnew);
    void take(const Made &made);

    ProjectAccess &m_project;
    std::shared_ptr<const ExamplePool> m_pool;
    ExampleRules m_rules;
    ExampleLook m_look;
    PrintSize m_size;
    ExampleDraw m_draw;
    QHash<LabelCode, QList<QuestionId>> m_questions; ///< of the places of m_draw, by category
    ExamplePictures m_pictures;
    int m_edge = 0; ///< that m_pictures were decoded for
    std::shared_ptr<const Sheet> m_sheet;
    bool m_complete = false;
    bool m_drawsAnew = true; ///< the draw of the rules is still to come
    bool m_settling = false; ///< settings are being made for items that were read just now
    Latest m_reading;
    Latest m_latest;
};

} // namespace yuyi
