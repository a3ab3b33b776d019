// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/services/responseviewer.h"
#include "models/services/resultsservice.h"
#include "widgets/shell/page.h"

#include <QTimer>

#include <memory>

namespace yuyi {

/// @brief What the four views of the results share: the replies as read, which runs are looked at, and by which scorer.
class ResultsDesk final : public QObject
{
    Q_OBJECT
public:
    explicit ResultsDesk(PageContext context, QObject *parent = nullptr);

    PageContext &context() { return m_context; }
    void enter();
    void leave();
    void projectChanged(const Changes &changes);

    /// Null until the first reading has ended.
    std::shared_ptr<const ResultsData> data() const { return m_data; }
    const ResultsRun *run(const RunId &id) const;
    /// Model and configuration; with what tells it from another of the same name.
    QString titleOf(const RunId &id) const;
    QString modelOf(const RunId &id) const;

    /// The runs looked at, newest first.
    QList<RunId> chosen() const;
    bool allChosen() const { return m_without.isEmpty(); }
    /// By the person; the rest is left out until he says otherwise.
    void choose(const QList<RunId> &runs);

    /// Code of the only configuration looked at; empty: all.
    QString configuration() const { return m_configuration; }
    void setConfiguration(const QString &code);
    /// Codes of those that the chosen runs have, in the order of the preset, own ones last.
    QStringList configurations() const;
    QString configurationTitle(const QString &code) const;
    /// The chosen runs of the configuration looked at.
    QList<RunId> inSight() const;

    Scorer scorer() const { return m_scorer; }
    void setScorer(Scorer scorer);
    bool withExamples() const { return m_withExamples; }
    void setWithExamples(bool on);
    ResultsItems items() const { return m_items; }
    void setItems(ResultsItems items);

    void reload();
    bool isLoading() const { return m_loading; }
    /// Why nothing may be read; empty: it may.
    QString refusal() const { return m_refusal; }

Q_SIGNALS:
    /// The replies are newly there, or the choice among them is another.
    void changed();
    void failed(const QString &sentence);
    /// Somebody asks for the items behind a figure; `what` says which they are, `at` is looked at first (null: the first).
    void itemsWanted(const yuyi::ViewerQuery &query, const QString &what, const yuyi::QuestionVersionId &at);

private:
    void offerFirstConfiguration();

    PageContext m_context;
    std::shared_ptr<const ResultsData> m_data;
    QSet<RunId> m_without;           ///< taken out of sight by the person
    QString m_configuration;
    bool m_configurationAsked = false;   ///< by the person; before, the first of the preset that has a run
    Scorer m_scorer = Scorer::Strict;
    ResultsItems m_items = ResultsItems::Automatic;
    bool m_withExamples = false;
    bool m_shown = false;
    bool m_loading = false;
    bool m_stale = false;
    quint64 m_request = 0;
    QString m_refusal;
    QTimer m_soon;                   ///< replies come in bursts
};

} // namespace yuyi
