// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/errors/casebook/casebookexport.h"

#include "models/domain/progress.h"
#include "models/services/errors/casebookservice.h"
#include "widgets/errors/casebook/casebookpdf.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QFileInfo>

namespace yuyi {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(yuyi::CaseBookExport)
};

class StopProgress final : public Progress
{
public:
    explicit StopProgress(std::shared_ptr<std::atomic<bool>> cancel) : m_cancel(std::move(cancel)) {}
    void setTotal(qint64) override {}
    void advance(qint64) override {}
    bool cancelled() const override { return m_cancel && m_cancel->load(); }

private:
    std::shared_ptr<std::atomic<bool>> m_cancel;
};

/// Writes to the name beside it first, so that an older file stays whole where this one fails.
template <typename Write>
Result<QString> replaced(const QString &path, Write write)
{
    if (!QFileInfo::exists(path)) {
        if (const auto written = write(path); !written)
            return passOn(written);
        return path;
    }
    const QString aside = QStringLiteral("%1.new").arg(path);
    QFile::remove(aside);
    if (const auto written = write(aside); !written)
        return passOn(written);
    if (!QFile::remove(path) || !QFile::rename(aside, path)) {
        QFile::remove(aside);
        return failure(ErrorCode::Environment, Tr::tr("The file “%1” could not be replaced. Choose another name.").arg(path));
    }
    return path;
}

} // namespace

Result<QString> writeCaseBookTo(const CaseBookOrder &order)
{
    const QFileInfo target(order.path);
    const QString ending = target.suffix().toLower();
    if (ending != u"pdf" && ending != u"html" && ending != u"md") {
        return failure(ErrorCode::Invalid,
                       Tr::tr("Case books are saved as .pdf, .html or .md; the file is named “%1”.").arg(target.fileName()));
    }
    const auto stores = order.factory->open();
    if (!stores)
        return passOn(stores);
    StopProgress progress(order.cancel);
    const auto book = CaseBookService(**stores, order.person, order.factory->folder())
                          .book(order.title, order.data, order.cases, order.withProbes, progress);
    if (!book)
        return passOn(book);
    if (ending == u"pdf")
        return replaced(order.path, [&](const QString &path) { return writeCaseBookPdf(*book, path); });
    if (ending == u"html")
        return replaced(order.path, [&](const QString &path) { return writeCaseBook(*book, CaseBookFormat::Html, path); });
    const QString folder = target.absoluteDir().filePath(target.completeBaseName());
    if (const auto written = writeCaseBook(*book, CaseBookFormat::Markdown, folder); !written)
        return passOn(written);
    return folder;
}

} // namespace yuyi
