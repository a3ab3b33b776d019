// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/errors/errorspagedata.h"

#include <QObject>

#include <atomic>
#include <functional>
#include <memory>

class QWidget;

namespace yuyi {

/// @brief Makes the case book of a sample: asks whether questions to the model belong in it and for its file, and writes it on
/// another thread. One book at a time; destruction cancels it.
class CaseBookMaker final : public QObject
{
    Q_OBJECT
public:
    using Cases = std::function<QList<ErrorCaseId>()>;

    /// Dialogs open over `window`, which is the parent. `cases`: the cases of the book.
    CaseBookMaker(ErrorsPageData &pageData, Cases cases, QWidget *window);
    ~CaseBookMaker() override;

    void make();
    bool isMaking() const { return m_making; }

Q_SIGNALS:
    void failed(const QString &sentence);
    void toast(const QString &sentence, bool undoable);

private:
    void askForFile(bool withProbes);
    void save(const QString &path, bool withProbes);

    ErrorsPageData &m_pageData;
    Cases m_cases;
    QWidget *m_window;
    bool m_making = false;
    std::shared_ptr<std::atomic<bool>> m_cancel;
};

} // namespace yuyi
