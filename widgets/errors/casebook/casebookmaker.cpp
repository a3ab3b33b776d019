// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/errors/casebook/casebookmaker.h"

#include "models/services/errors/probe.h"
#include "models/services/session/projectaccess.h"
#include "widgets/errors/casebook/casebookexport.h"
#include "widgets/errors/errordialogs.h"
#include "widgets/shell/commands/commands.h"
#include "widgets/shell/page/aside.h"
#include "widgets/shell/page/userprompts.h"

#include <QDir>

#include <algorithm>

namespace yuyi {

CaseBookMaker::CaseBookMaker(ErrorsPageData &pageData, Cases cases, QWidget *window)
    : QObject(window), m_pageData(pageData), m_cases(std::move(cases)), m_window(window)
{
}

CaseBookMaker::~CaseBookMaker()
{
    if (m_cancel)
        m_cancel->store(true);
}

void CaseBookMaker::make()
{
    if (m_making || !m_pageData.data() || !m_pageData.sample())
        return;
    const QList<ErrorCaseId> wanted = m_cases();
    if (wanted.isEmpty()) {
        Q_EMIT failed(tr("None of these cases has a decided error type yet."));
        return;
    }
    m_making = true;
    m_pageData.context()
        .project
        .read([id = m_pageData.data()->chosen, person = m_pageData.context().project.person().id](Stores &stores) {
            return ErrorProbeService(stores, person, {}).list(id);
        })
        .then(this, [this, wanted](const Result<QList<ListedProbe>> &probes) {
            m_making = false;
            if (!probes) {
                Q_EMIT failed(probes.error().sentence);
                return;
            }
            const auto count = std::count_if(probes->begin(), probes->end(), [&](const ListedProbe &one) {
                return one.probe.status == ReplyStatus::Answered && wanted.contains(one.probe.errorCase);
            });
            if (count == 0) {
                askForFile(false);
                return;
            }
            auto *dialog = new BookProbesDialog(static_cast<int>(count), m_window);
            connect(dialog, &BookProbesDialog::chosen, this, &CaseBookMaker::askForFile);
            dialog->open();
        });
}

void CaseBookMaker::askForFile(bool withProbes)
{
    m_pageData.context().prompts.saveFile(m_window, tr("Case Book"), QStringLiteral("case-book.pdf"),
                                          tr("PDF (*.pdf);;HTML (*.html);;Markdown with images, in a folder (*.md)"),
                                          [this, withProbes](const QString &path) { save(path, withProbes); });
}

void CaseBookMaker::save(const QString &path, bool withProbes)
{
    const SampleProgress *sample = m_pageData.sample();
    if (!sample || m_making)
        return;
    m_making = true;
    m_cancel = std::make_shared<std::atomic<bool>>(false);
    m_pageData.context().commands.refresh();
    const CaseBookOrder order{m_pageData.context().project.sharedFactory(), m_pageData.context().project.person().id, sample->sample.name,
                              m_pageData.data()->report, m_cases(), withProbes, path, m_cancel};
    Q_EMIT toast(tr("Creating the case book…"), false);
    runAside(
        this, [order] { return writeCaseBookTo(order); },
        [this](const Result<QString> &made) {
            m_making = false;
            m_pageData.context().commands.refresh();
            if (made)
                Q_EMIT toast(tr("The case book is saved: %1").arg(QDir::toNativeSeparators(*made)), false);
            else
                Q_EMIT failed(made.error().sentence);
        });
}

} // namespace yuyi
