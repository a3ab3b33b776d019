// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/results/importresponsesdialog.h"

#include "models/domain/preset/extracting.h"
#include "models/services/runs/runservice.h"
#include "models/services/session/projectaccess.h"
#include "widgets/controls/buttons/actionbutton.h"
#include "widgets/controls/choices/chiprow.h"
#include "widgets/controls/fields/linefield.h"
#include "widgets/controls/fields/modelsizefield.h"
#include "widgets/controls/labels/elidedlabel.h"
#include "widgets/controls/labels/plainlabel.h"
#include "widgets/controls/layout/layouts.h"
#include "widgets/shell/page/aside.h"
#include "widgets/theme/theme.h"

#include <QCheckBox>
#include <QComboBox>
#include <QFileInfo>
#include <QFormLayout>
#include <QLabel>
#include <QLocale>
#include <QPlainTextEdit>
#include <QStackedWidget>

namespace yuyi {

namespace {
constexpr int dialogWidth = 560;
constexpr int dialogHeight = 560;
constexpr qsizetype idsNamed = 8;

QString whole(qint64 number)
{
    return QLocale().toString(number);
}

QString idsOf(const QStringList &ids)
{
    return ids.mid(0, idsNamed).join(QStringLiteral(", ")) + (ids.size() > idsNamed ? QStringLiteral(" …") : QString());
}
} // namespace

ImportResponsesDialog::ImportResponsesDialog(PageContext context, const QString &file, QWidget *parent)
    : QDialog(parent), m_context(context), m_path(file), m_stack(new QStackedWidget(this)), m_state(plainLabel(this)),
      m_model(new LineField(this)), m_configuration(new QComboBox(this)), m_section(new ChipRow(ChipRow::Pick::One, this)),
      m_size(new ModelSizeField(QStringLiteral("importSize"), this)),
      m_format(plainLabel(this)), m_matching(new QComboBox(this)), m_split(new QComboBox(this)), m_preview(plainLabel(this)),
      m_allKnown(new QCheckBox(tr("Import nothing if the file contains an unknown ID"), this)),
      m_cancel(new ActionButton(tr("Cancel"), {}, ActionButton::Kind::Plain, this)),
      m_import(new ActionButton(tr("Import"), {}, ActionButton::Kind::Primary, this)), m_report(plainLabel(this)),
      m_listTitle(plainLabel(this)), m_list(new QPlainTextEdit(this))
{
    setWindowTitle(tr("Import Results"));
    setAttribute(Qt::WA_DeleteOnClose);
    resizeWindow(this, dialogWidth, dialogHeight);
    auto *ask = new QWidget(m_stack);
    auto *form = new QFormLayout(ask);
    form->setContentsMargins(0, 0, 0, 0);
    form->setHorizontalSpacing(spacing::medium);
    form->setVerticalSpacing(spacing::small);
    auto *name = new ElidedLabel(QFileInfo(file).fileName(), ask);
    name->setElideMode(Qt::ElideMiddle);
    name->setToolTip(file);
    m_model->setObjectName(QStringLiteral("importModel"));
    m_model->setText(QFileInfo(file).completeBaseName());
    m_model->setAccessibleName(tr("Model"));
    m_configuration->setObjectName(QStringLiteral("importConfiguration"));
    m_configuration->setAccessibleName(tr("Configuration"));
    m_section->setAccessibleName(tr("Section in tables"));
    m_section->setOptions({{codeOf(ModelSection::Closed), titleOf(ModelSection::Closed), {}, {}},
                           {codeOf(ModelSection::Open), titleOf(ModelSection::Open), {}, {}},
                           {codeOf(ModelSection::TextOnly), titleOf(ModelSection::TextOnly), {}, {}}});
    m_section->setSelectedOne(codeOf(ModelSection::Closed));
    m_size->box()->setAccessibleName(tr("Model size (billions of parameters)"));
    m_size->setModel(m_model->text());
    m_format->setObjectName(QStringLiteral("importFormat"));
    m_matching->setObjectName(QStringLiteral("importMatching"));
    m_matching->setAccessibleName(tr("Match replies to items"));
    for (const auto &[matching, code] : codesOf(ReplyMatching{}))
        m_matching->addItem(titleOf(matching), QString::fromUtf16(code));
    m_split->setObjectName(QStringLiteral("importSplit"));
    m_split->setAccessibleName(tr("Split"));
    m_split->addItem(tr("Split from file"), QString());
    m_preview->setObjectName(QStringLiteral("importPreview"));
    m_preview->setWordWrap(true);
    m_preview->setTextFormat(Qt::PlainText);
    form->addRow(tr("File"), name);
    form->addRow(tr("Format"), m_format);
    form->addRow(tr("Model"), m_model);
    form->addRow(tr("Configuration"), m_configuration);
    form->addRow(tr("Section in tables"), m_section);
    form->addRow(tr("Model size (billions of parameters)"), m_size);
    form->addRow(tr("Match replies to items"), m_matching);
    form->addRow(tr("Split"), m_split);
    form->addRow(QString(), m_allKnown);
    form->addRow(m_preview);
    auto *done = new QWidget(m_stack);
    auto *lines = columnIn(done);
    m_report->setObjectName(QStringLiteral("importReport"));
    m_report->setWordWrap(true);
    m_report->setTextFormat(Qt::PlainText);
    m_list->setObjectName(QStringLiteral("importUnknown"));
    m_list->setReadOnly(true);
    setTextRole(m_listTitle, TextRole::Soft);
    lines->addWidget(m_report);
    lines->addWidget(m_listTitle);
    lines->addWidget(m_list, 1);
    lines->addStretch(0);
    m_stack->addWidget(ask);
    m_stack->addWidget(done);
    m_state->setObjectName(QStringLiteral("importState"));
    m_state->setWordWrap(true);
    m_state->setTextFormat(Qt::PlainText);
    setTextRole(m_state, TextRole::Soft);
    m_cancel->setAutoDefault(false);
    m_import->setDefault(true);
    auto *buttons = new QHBoxLayout;
    buttons->addStretch(1);
    buttons->addWidget(m_cancel);
    buttons->addWidget(m_import);
    auto *column = columnIn(this, spacing::large, spacing::medium);
    column->addWidget(m_stack, 1);
    column->addWidget(m_state);
    column->addLayout(buttons);
    connect(m_model, &QLineEdit::textChanged, this, &ImportResponsesDialog::offer);
    connect(m_model, &QLineEdit::textChanged, m_size, &ModelSizeField::setModel);
    connect(m_model, &LineField::escaped, this, &QDialog::reject);
    connect(m_cancel, &QAbstractButton::clicked, this, &QDialog::reject);
    connect(m_import, &QAbstractButton::clicked, this, [this] { m_stack->currentIndex() == 0 ? run() : accept(); });
    connect(m_matching, &QComboBox::activated, this, &ImportResponsesDialog::examine);
    connect(m_split, &QComboBox::activated, this, &ImportResponsesDialog::examine);
    connect(m_allKnown, &QAbstractButton::clicked, this, &ImportResponsesDialog::examine);
    readConfigurations();
    readSplits();
    readFile();
    offer();
    m_model->setFocus();
    m_model->selectAll();
}

void ImportResponsesDialog::readConfigurations()
{
    // Those of the preset at once, own ones when they are read.
    for (const Configuration &one : m_context.project.info().preset.configurations) {
        if (!readsReplies(one))
            m_configuration->addItem(one.title.text(), one.code);
    }
    m_context.project
        .read([person = m_context.project.person().id, folder = m_context.project.factory().folder()](Stores &stores) {
            return RunService(stores, folder, person).configurations();
        })
        .then(this, [this](const Result<QList<OfferedConfiguration>> &read) {
            if (!read)
                return;
            for (const OfferedConfiguration &one : *read) {
                const Configuration &configuration = one.newest.configuration;
                if (m_configuration->findData(configuration.code) < 0)
                    m_configuration->addItem(configuration.title.text(), configuration.code);
            }
        });
}

void ImportResponsesDialog::readFile()
{
    m_state->setText(tr("Reading…"));
    runAside(
        this, [path = m_path] { return readRepliesFile(path); },
        [this](const Result<RepliesFile> &read) {
            if (!read) {
                fail(read.error().sentence);
                return;
            }
            m_file = *read;
            m_format->setText(titleOf(m_file->format));
            if (!m_file->model.isEmpty() && !m_model->isModified())
                m_model->setText(m_file->model);
            examine();
        });
}

void ImportResponsesDialog::readSplits()
{
    m_context.project
        .read([](Stores &stores) -> Result<QStringList> {
            const auto items = replyItems(stores);
            if (!items)
                return passOn(items);
            return items->splits();
        })
        .then(this, [this](const Result<QStringList> &splits) {
            for (const QString &split : splits.value_or(QStringList())) {
                if (!split.isEmpty())
                    m_split->addItem(split, split);
            }
            m_split->setEnabled(m_split->count() > 1);
        });
}

ResponseImportRequest ImportResponsesDialog::request() const
{
    ResponseImportRequest request;
    request.model = m_model->text().trimmed();
    request.configuration = m_configuration->currentData().toString();
    request.section = fromCode<ModelSection>(m_section->selectedOne()).value_or(ModelSection::Closed);
    request.billions = m_size->value();
    request.allKnown = m_allKnown->isChecked();
    request.matching = fromCode<ReplyMatching>(m_matching->currentData().toString()).value_or(ReplyMatching::Automatic);
    request.split = m_split->currentData().toString();
    return request;
}

void ImportResponsesDialog::examine()
{
    if (!m_file)
        return;
    m_fits = false;
    offer();
    setTextRole(m_state, TextRole::Soft);
    m_state->setPalette({});
    m_state->setText(tr("Reading…"));
    m_preview->clear();
    m_context.project
        .read([file = *m_file, request = request(), person = m_context.project.person().id](Stores &stores) {
            return ResponseImport(stores, person).examine(file, request);
        })
        .then(this, m_latest.only([this](const Result<ResponseImportReport> &examined) {
            if (!m_busy && m_stack->currentIndex() == 0)
                showExamined(examined);
        }));
}

void ImportResponsesDialog::showExamined(const Result<ResponseImportReport> &examined)
{
    m_fits = examined.has_value();
    offer();
    if (!examined) {
        fail(examined.error().sentence);
        return;
    }
    const QString way = examined->way == ReplyMatching::Index && !examined->split.isEmpty()
                          ? tr("%1: “%2”").arg(titleOf(examined->way), examined->split)
                          : titleOf(examined->way);
    QStringList lines{tr("Replies: %1. Items with replies: %2. Matching: %3.").arg(whole(examined->matched), whole(examined->items), way)};
    if (examined->repeats > 1)
        lines.append(tr("Each item was asked %n times.", nullptr, examined->repeats));
    if (examined->shuffled)
        lines.append(tr(
            "The order of the options that the model saw differs from the order in the project. The letters in the replies refer to the "
            "order that the model saw."));
    lines.append(tr("Empty replies: %1. Request errors: %2.").arg(whole(examined->empty), whole(examined->failed)));
    if (!examined->unknown.isEmpty())
        lines.append(tr("IDs that are not imported because they are unknown in the project: %1 (%2).")
                         .arg(whole(examined->unknown.size()), idsOf(examined->unknown)));
    if (!examined->different.isEmpty())
        lines.append(tr("IDs that are not imported because their question or options differ from those in the project: %1 (%2).")
                         .arg(whole(examined->different.size()), idsOf(examined->different)));
    if (examined->without > 0)
        lines.append(tr("The file contains no reply for %n item(s) of the project.", nullptr, examined->without));
    m_preview->setText((lines + m_file->notes).join(QLatin1Char('\n')));
    m_state->setText(tr("%n reply(s) in the file.", nullptr, static_cast<int>(m_file->replies.size())));
}

void ImportResponsesDialog::fail(const QString &sentence)
{
    m_state->setText(sentence);
    QPalette colors = m_state->palette();
    colors.setColor(QPalette::WindowText, Theme::of(this).tokens().toneText(Tone::Bad));
    m_state->setPalette(colors);
}

void ImportResponsesDialog::offer()
{
    m_import->setEnabled(m_file && !m_busy && m_fits && !m_model->text().trimmed().isEmpty());
}

void ImportResponsesDialog::run()
{
    if (!m_import->isEnabled())
        return;
    m_busy = true;
    offer();
    setTextRole(m_state, TextRole::Soft);
    m_state->setPalette({});
    m_state->setText(tr("Importing…"));
    m_context.project
        .write([file = *m_file, request = request(), person = m_context.project.person().id](Stores &stores) {
            NoProgress progress;
            return ResponseImport(stores, person).import(file, request, progress);
        })
        .then(this, [this](const Result<ResponseImportReport> &done) {
            m_busy = false;
            offer();
            if (!done) {
                fail(done.error().sentence);
                return;
            }
            showReport(*done);
            Q_EMIT imported();
        });
}

void ImportResponsesDialog::showReport(const ResponseImportReport &report)
{
    QStringList lines{tr("%n reply(s) imported.", nullptr, report.matched),
                      tr("Strict scorer: %1 correct, %2 incorrect, %3 misses (no extracted answer), %4 request errors.")
                          .arg(whole(report.correct), whole(report.incorrect), whole(report.miss), whole(report.error))};
    if (report.without > 0)
        lines.append(tr("The file contains no reply for %n item(s) of the project.", nullptr, report.without));
    if (!report.different.isEmpty())
        lines.append(tr("IDs that are not imported because their question or options differ from those in the project: %1 (%2).")
                         .arg(whole(report.different.size()), idsOf(report.different)));
    if (!report.doubled.isEmpty())
        lines.append(tr("%n ID(s) occurred twice with the same reply.", nullptr, static_cast<int>(report.doubled.size())));
    m_report->setText(lines.join(QLatin1Char('\n')));
    m_listTitle->setText(tr("%n unknown ID(s) were skipped:", nullptr, static_cast<int>(report.unknown.size())));
    m_listTitle->setVisible(!report.unknown.isEmpty());
    m_list->setPlainText(report.unknown.join(QLatin1Char('\n')));
    m_list->setVisible(!report.unknown.isEmpty());
    m_stack->setCurrentIndex(1);
    m_state->clear();
    m_cancel->hide();
    m_import->setText(tr("Close"));
    m_import->setEnabled(true);
    m_import->setFocus();
}

} // namespace yuyi
