// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/people/packdialog.h"

#include "models/services/jobs/packagejobs.h"
#include "models/services/session/projectaccess.h"
#include "widgets/controls/buttons/actionbutton.h"
#include "widgets/controls/choices/chiprow.h"
#include "widgets/controls/labels/factlist.h"
#include "widgets/controls/labels/plainlabel.h"
#include "widgets/controls/layout/layouts.h"
#include "widgets/shell/page/userprompts.h"
#include "widgets/theme/theme.h"

#include <QDir>
#include <QLabel>
#include <QLocale>
#include <QProgressBar>
#include <QSpinBox>
#include <QStandardPaths>

#include <algorithm>
#include <utility>

namespace yuyi {

namespace {

constexpr int lookAfterMs = 250;
constexpr int mostEntries = 100'000;

bool canBePacked(Role role)
{
    return role != Role::Lead && role != Role::Participant;
}

} // namespace

PackDialog::PackDialog(const PageContext &context, const Person &person, QWidget *parent)
    : QDialog(parent), m_context(context), m_person(person)
{
    setObjectName(QStringLiteral("packDialog"));
    setWindowTitle(tr("Work Package for %1").arg(person.name));
    setAttribute(Qt::WA_DeleteOnClose);
    build();
    m_soon.setSingleShot(true);
    m_soon.setInterval(lookAfterMs);
    connect(&m_soon, &QTimer::timeout, this, &PackDialog::look);
    connect(&m_context.jobs, &JobCenter::jobChanged, this, [this](const JobId &id) {
        if (id == m_job)
            follow();
    });
    connect(&m_context.jobs, &JobCenter::jobEnded, this, [this](const JobId &id) {
        if (id == m_job)
            ended();
    });
    look();
}

void PackDialog::build()
{
    m_sentence = wrappedLabel(this);
    m_sentence->setObjectName(QStringLiteral("pack.sentence"));
    m_roles = new ChipRow(ChipRow::Pick::One, this);
    m_roles->setTitle(tr("Role"));
    QList<ChipOption> options;
    for (const Role role : std::as_const(m_person.roles)) {
        if (canBePacked(role))
            options.append({codeOf(role), titleOf(role), {}, {}});
    }
    m_roles->setOptions(options);
    if (!options.isEmpty())
        m_roles->setSelectedOne(options.constFirst().code);
    m_roles->setVisible(options.size() > 1);
    auto *label = plainLabel(tr("Tasks"), this);
    m_count = new QSpinBox(this);
    m_count->setObjectName(QStringLiteral("pack.count"));
    m_count->setRange(0, mostEntries);
    m_count->setSpecialValueText(tr("All"));
    m_count->setFocus();
    m_count->selectAll(); // a number that is typed takes its place
    label->setBuddy(m_count);
    m_countHint = wrappedLabel(this, TextRole::Soft);
    m_facts = new FactList(this);
    m_message = wrappedLabel(this);
    m_message->setObjectName(QStringLiteral("pack.message"));
    m_progress = new QProgressBar(this);
    m_progress->setTextVisible(false);
    m_cancel = new ActionButton(tr("Cancel"), {}, ActionButton::Kind::Plain, this);
    m_cancel->setAutoDefault(false);
    m_pack = new ActionButton(tr("Pack…"), {}, ActionButton::Kind::Primary, this);
    m_pack->setObjectName(QStringLiteral("pack.apply"));
    m_pack->setDefault(true);
    auto *amount = rowIn();
    amount->addWidget(label);
    amount->addWidget(m_count);
    amount->addWidget(m_countHint, 1);
    auto *buttons = rowIn();
    buttons->addStretch(1);
    buttons->addWidget(m_cancel);
    buttons->addWidget(m_pack);
    auto *column = columnIn(this, spacing::large, spacing::medium);
    column->addWidget(m_sentence);
    column->addWidget(m_roles);
    column->addLayout(amount);
    column->addWidget(m_facts);
    column->addWidget(m_message);
    column->addWidget(m_progress);
    column->addStretch(1);
    column->addLayout(buttons);
    const QSize room = parentWidget() ? parentWidget()->window()->size() : QSize(1280, 800);
    setMinimumWidth(qMin(Theme::of(this).px(520), room.width() - 2 * spacing::large));
    connect(m_roles, &ChipRow::chosen, this, [this] {
        m_ready = false;
        look();
    });
    connect(m_count, &QSpinBox::valueChanged, this, [this, last = m_count->value()](int count) mutable {
        // Enter says it once more, and is for the button.
        if (std::exchange(last, count) == count)
            return;
        m_ready = false;
        showState();
        m_soon.start();
    });
    connect(m_cancel, &QAbstractButton::clicked, this, &QDialog::reject);
    connect(m_pack, &QAbstractButton::clicked, this, &PackDialog::choose);
    showState();
}

PackRequest PackDialog::request() const
{
    PackRequest request;
    request.role = fromCode<Role>(m_roles->selectedOne()).value_or(Role::Annotator);
    request.person = m_person.id;
    request.count = m_count->value();
    request.file = m_file;
    return request;
}

void PackDialog::look()
{
    if (m_packing)
        return;
    if (m_roles->selectedOne().isEmpty()) {
        showPreview(failure(ErrorCode::Refused, tr("%1 has no role whose tasks can be packed. Leads work directly in the project.")
                                                    .arg(m_person.name)));
        return;
    }
    const PersonId actor = m_context.project.person().id;
    m_context.project.read([actor, wanted = request()](Stores &stores) { return PackageService(stores, actor).preview(wanted); })
        .then(this, m_latest.only([this](const Result<PackPreview> &preview) { showPreview(preview); }));
}

void PackDialog::showPreview(const Result<PackPreview> &preview)
{
    m_ready = preview.has_value();
    m_preview = preview.value_or(PackPreview());
    m_facts->setVisible(m_ready);
    m_facts->setFacts(facts());
    m_message->setText(preview ? QString() : preview.error().sentence);
    setStyleProperty(m_message, "feel", preview ? QString() : QStringLiteral("bad"));
    showState();
    adjustSize();
}

QString PackDialog::sentence() const
{
    const QString text = tr("The file contains only what this person is allowed to see. %1 The tasks in the file stay reserved for the "
                            "person until the package is returned or withdrawn.");
    switch (request().role) {
    case Role::Validator: return text.arg(tr("It contains no answer keys, and no work or names of other people."));
    case Role::Adjudicator: return text.arg(tr("It contains both annotations of each image with their answer keys, but no names."));
    case Role::Expert:
        return text.arg(tr("It contains questions with their answer keys and the replies of models, but no codes or names of other "
                           "people."));
    default:
        return text.arg(tr("It contains no annotations or names of other people. Returned work comes with its reasons: how many "
                           "validators chose each option, and their notes, without names."));
    }
}

QList<Fact> PackDialog::facts() const
{
    const QLocale locale;
    const Role role = request().role;
    QList<Fact> list;
    const auto add = [&](const QString &name, int number) { list.append({name, locale.toString(number), false}); };
    switch (role) {
    case Role::Validator: add(tr("Questions to answer"), m_preview.entries); break;
    case Role::Adjudicator: add(tr("Images to adjudicate"), m_preview.entries); break;
    case Role::Expert: add(tr("Cases to code"), m_preview.entries); break;
    default: add(tr("Images to annotate"), m_preview.entries);
    }
    add(tr("Image files"), m_preview.images);
    if (role == Role::Annotator) {
        add(tr("Images begun by the person"), m_preview.begun);
        add(tr("Images returned to the person"), m_preview.returned);
        add(tr("Assigned when packing"), m_preview.handedOut);
    }
    add(tr("In another package"), m_preview.outAlready);
    list.append({tr("Size (approx.)"), locale.formattedDataSize(m_preview.bytes), false});
    return list;
}

void PackDialog::showState()
{
    const Role role = request().role;
    m_sentence->setText(sentence());
    // A dialog that is made before its words are known would cut them off.
    m_sentence->setMinimumHeight(m_sentence->heightForWidth(minimumWidth() - 2 * spacing::large));
    m_countHint->setText(
        role == Role::Annotator
            ? tr("If the person has fewer tasks than this number, the program also assigns images that still need an annotator, up to "
                 "this number.")
            : QString());
    m_progress->setVisible(m_packing);
    m_message->setVisible(!m_message->text().isEmpty());
    m_roles->setEnabled(!m_packing);
    m_count->setEnabled(!m_packing);
    m_pack->setEnabled(m_ready && !m_packing);
}

void PackDialog::choose()
{
    const QString folder = QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation);
    m_context.prompts.saveFile(this, tr("Work Package File"), folder + u'/' + m_preview.fileName,
                               tr("Work packages (*.yuyipack)"), [this](const QString &file) {
                                   if (file.isEmpty())
                                       return;
                                   start(file.endsWith(QLatin1String(".yuyipack"),
                                                       Qt::CaseInsensitive)
                                             ? file
                                             : file + QLatin1String(".yuyipack"));
                               });
}

void PackDialog::start(const QString &file)
{
    m_file = file;
    m_packing = true;
    m_message->clear();
    m_progress->setRange(0, 0);
    m_job = m_context.jobs.start(JobKind::Pack, packParameters(request(), m_context.project.person().id));
    showState();
}

void PackDialog::follow()
{
    const JobStatus status = m_context.jobs.job(m_job);
    m_progress->setRange(0, static_cast<int>(status.total));
    m_progress->setValue(static_cast<int>(status.done));
}

void PackDialog::ended()
{
    const JobStatus status = m_context.jobs.job(m_job);
    m_packing = false;
    m_job = {};
    if (status.state == JobState::Done) {
        Q_EMIT packed(m_file);
        accept();
        return;
    }
    m_message->setText(status.message);
    setStyleProperty(m_message, "feel", QStringLiteral("bad"));
    showState();
}

void PackDialog::done(int result)
{
    if (m_packing && !m_job.isNull())
        m_context.jobs.cancel(m_job);
    QDialog::done(result);
}

} // namespace yuyi
