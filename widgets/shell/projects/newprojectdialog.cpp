// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/shell/projects/newprojectdialog.h"

#include "models/services/review/validationrules.h"
#include "widgets/controls/buttons/actionbutton.h"
#include "widgets/controls/choices/chiprow.h"
#include "widgets/controls/labels/plainlabel.h"
#include "widgets/controls/layout/flowlayout.h"
#include "widgets/controls/layout/layouts.h"
#include "widgets/controls/layout/taborder.h"
#include "widgets/shell/page/aside.h"
#include "widgets/shell/page/shellsetup.h"
#include "widgets/shell/page/userprompts.h"
#include "widgets/shell/projects/presetgallery.h"
#include "widgets/theme/theme.h"

#include <QDir>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPointer>
#include <QRegularExpression>
#include <QScreen>
#include <QScrollArea>
#include <QSignalBlocker>
#include <QSpinBox>
#include <QStandardPaths>
#include <QVBoxLayout>

#include <algorithm>

namespace yuyi {

namespace {

constexpr int titleBar = 40; // of the window manager

/// A name for a folder: what file systems do not take is left out.
QString folderNameOf(const QString &title)
{
    static const QRegularExpression forbidden(QStringLiteral("[/\\\\:*?\"<>|\\x00-\\x1F]+"));
    QString name = QString(title).replace(forbidden, QStringLiteral(" ")).simplified();
    while (name.startsWith(u'.'))
        name.remove(0, 1);
    return name.left(80);
}

} // namespace

NewProjectDialog::NewProjectDialog(UserPrompts &prompts, const QString &personName, QWidget *parent)
    : QDialog(parent), m_prompts(prompts), m_title(new QLineEdit(this)), m_preset(new PresetGallery(this)),
      m_stem(new QLineEdit(this)), m_protocol(new ChipRow(ChipRow::Pick::One, this)), m_protocolWhat(plainLabel(this)),
      m_person(new QLineEdit(personName, this)), m_folder(new QLineEdit(this)), m_message(plainLabel(this)),
      m_create(new ActionButton(tr("Create Project"), {}, ActionButton::Kind::Primary, this)),
      m_parentFolder(QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation))
{
    setObjectName(QStringLiteral("newProjectDialog"));
    setWindowTitle(tr("New Project"));
    m_title->setObjectName(QStringLiteral("title"));
    m_person->setObjectName(QStringLiteral("person"));
    m_folder->setObjectName(QStringLiteral("folder"));
    m_create->setObjectName(QStringLiteral("create"));
    m_preset->setObjectName(QStringLiteral("preset"));
    m_stem->setObjectName(QStringLiteral("firstStem"));
    m_protocol->setObjectName(QStringLiteral("protocol"));
    m_protocolWhat->setObjectName(QStringLiteral("protocolWhat"));
    m_protocolWhat->setWordWrap(true);
    setTextRole(m_protocolWhat, TextRole::Small);
    m_title->setMaxLength(200);
    m_person->setMaxLength(80);
    m_title->setPlaceholderText(tr("For example: Chinese implied meanings 2026"));

    auto *choose = new ActionButton(tr("Choose…"), {}, ActionButton::Kind::Plain, this);
    choose->setAutoDefault(false);
    auto *folderLine = new QWidget(this);
    auto *folderRow = rowIn(folderLine);
    folderRow->addWidget(m_folder, 1);
    folderRow->addWidget(choose);

    auto *heading = plainLabel(tr("New Project"), this);
    setTextRole(heading, TextRole::Title);
    m_message->setWordWrap(true);
    setStyleProperty(m_message, "feel", QStringLiteral("bad"));
    m_message->hide();
    auto *cancel = new ActionButton(tr("Cancel"), {}, ActionButton::Kind::Plain, this);
    cancel->setAutoDefault(false);
    m_create->setDefault(true);
    auto *buttons = rowIn();
    buttons->addStretch(1);
    buttons->addWidget(cancel);
    buttons->addWidget(m_create);

    // With large type the fields are scrolled; heading and buttons stay.
    m_fields = new QWidget(this);
    auto *fields = columnIn(m_fields);
    fields->addWidget(row(tr("Title"), m_title, m_titleMessage));
    fields->addWidget(row(tr("Benchmark preset"), m_preset, m_presetMessage));
    fields->addWidget(buildPresetButtons());
    fields->addWidget(row(tr("Default question"), m_stem, m_stemMessage));
    m_stem->setToolTip(tr("Prefilled in the first question of every image; annotators can change it."));
    fields->addWidget(row(tr("Protocol"), m_protocol, m_protocolMessage));
    fields->addWidget(m_protocolWhat);
    fields->addWidget(buildCustom());
    fields->addWidget(row(tr("Your name"), m_person, m_personMessage));
    fields->addWidget(row(tr("Folder"), folderLine, m_folderMessage));
    m_folder->setAccessibleName(tr("Folder"));
    fields->addStretch(1);
    m_scroll = new QScrollArea(this);
    m_scroll->setWidgetResizable(true);
    m_scroll->setFrameShape(QFrame::NoFrame);
    m_scroll->setFocusPolicy(Qt::NoFocus);
    m_scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_scroll->setWidget(m_fields);
    auto *column = columnIn(this, spacing::large);
    column->addWidget(heading);
    column->addWidget(m_scroll, 1);
    column->addWidget(m_message);
    column->addSpacing(spacing::small);
    column->addLayout(buttons);
    setMinimumWidth(Theme::of(this).px(560));

    connect(m_title, &QLineEdit::textChanged, this, &NewProjectDialog::proposeFolder);
    connect(m_folder, &QLineEdit::textEdited, this, [this] { m_folderByPerson = true; });
    connect(cancel, &QAbstractButton::clicked, this, &QDialog::reject);
    connect(m_create, &QAbstractButton::clicked, this, &NewProjectDialog::submit);
    connect(choose, &QAbstractButton::clicked, this, [this] {
        m_prompts.openFolder(this, tr("Folder for the Project"), [this](const QString &folder) {
            m_parentFolder = folder;
            m_folderByPerson = false;
            proposeFolder();
        });
    });
    // What was said of a field is over as soon as it changes.
    for (const auto &[field, message] : {std::pair(m_title, m_titleMessage), std::pair(m_stem, m_stemMessage),
                                         std::pair(m_person, m_personMessage), std::pair(m_folder, m_folderMessage)}) {
        connect(field, &QLineEdit::textChanged, this, [this, field = field, message = message] { complain(field, message, {}); });
    }
    connect(m_preset, &PresetGallery::chosenChanged, this, [this] {
        tabInLayoutOrder(this);
        m_presetMessage->clear();
        offerProtocols();
        proposeStem();
    });
    connect(m_protocol, &ChipRow::selectionChanged, this, &NewProjectDialog::showProtocol);
    offerProtocols();
    proposeStem();
    proposeFolder();
    tabInLayoutOrder(this);
}

QWidget *NewProjectDialog::buildPresetButtons()
{
    auto *line = new QWidget(this);
    auto *flow = new FlowLayout(line, spacing::small, spacing::small);
    flow->setContentsMargins(0, 0, 0, 0);
    const auto button = [&](const QString &text, const char *name) {
        auto *made = new ActionButton(text, {}, ActionButton::Kind::Plain, line);
        made->setObjectName(QLatin1String(name));
        made->setAutoDefault(false);
        flow->addWidget(made);
        return made;
    };
    auto *open = button(tr("Open Preset File…"), "presetFile");
    m_edit = button(tr("Edit…"), "editPreset");
    m_edit->setToolTip(tr("Opens the chosen preset in the editor. A preset of the program is saved as a file of its own."));
    m_make = button(tr("New Preset…"), "newPreset");
    m_example = button(tr("Open Example"), "presetExample");
    m_example->setToolTip(tr("Opens a small project with the chosen preset and drawn pictures."));
    for (ActionButton *one : {m_edit, m_make, m_example})
        one->hide();
    connect(open, &QAbstractButton::clicked, this, [this] {
        m_prompts.openFiles(this, tr("Benchmark Preset"), tr("Presets (*.json)"), [this](const QStringList &files) {
            if (!files.isEmpty())
                readPresetFile(files.constFirst());
        });
    });
    return line;
}

void NewProjectDialog::offerEditor(const std::function<void(QWidget &, const PresetEdit &)> &editor)
{
    const auto use = [dialog = QPointer<NewProjectDialog>(this)](const QString &file) {
        if (dialog)
            dialog->readPresetFile(file);
    };
    // A card shows the preset as it was read: it is read again when its file was written, though the editor is only closed then.
    const auto saved = [dialog = QPointer<NewProjectDialog>(this)](const QString &file) {
        if (dialog && dialog->m_preset->has(file))
            dialog->readPresetFile(file);
    };
    m_edit->show();
    m_make->show();
    connect(m_make, &QAbstractButton::clicked, this, [this, editor, use, saved] { editor(*this, {{}, {}, use, saved}); });
    connect(m_edit, &QAbstractButton::clicked, this, [this, editor, use, saved] {
        const QString chosen = m_preset->chosen();
        editor(*this, {m_preset->preset().source, presetCodes().contains(chosen) ? QString() : chosen, use, saved});
    });
}

void NewProjectDialog::offerExample(const std::function<void(const Preset &)> &open)
{
    m_example->show();
    connect(m_example, &QAbstractButton::clicked, this, [this, open] { open(m_preset->preset()); });
}

QWidget *NewProjectDialog::buildCustom()
{
    m_custom = new QWidget(this);
    auto *flow = new FlowLayout(m_custom, spacing::medium, spacing::small);
    flow->setContentsMargins(0, 0, 0, 0);
    const auto add = [&](const QString &label, const char *name, int least, int most) {
        auto *group = new QWidget(m_custom);
        auto *line = rowIn(group, 0, spacing::tiny);
        auto *text = plainLabel(label, group);
        auto *box = new QSpinBox(group);
        box->setObjectName(QLatin1String(name));
        box->setRange(least, most);
        box->setAccessibleName(label);
        text->setBuddy(box);
        line->addWidget(text);
        line->addWidget(box);
        flow->addWidget(group);
        return box;
    };
    m_annotators = add(tr("Annotators per image"), "annotators", 1, RuleLimits::annotators);
    m_answers = add(tr("Answers per question"), "answers", 0, RuleLimits::votes);
    m_passing = add(tr("Number of correct answers required to pass"), "passing", 0, RuleLimits::votes);
    m_rounds = add(tr("Maximum validation rounds"), "rounds", 1, RuleLimits::rounds);
    // More right answers than answers cannot be asked for.
    const auto limit = [this] {
        const QSignalBlocker quiet(m_passing);
        m_passing->setMaximum(m_answers->value());
        if (!m_passingChosen)
            m_passing->setValue(usualPassing(m_answers->value()));
        m_passing->setEnabled(m_answers->value() > 0);
        m_rounds->setEnabled(m_answers->value() > 0);
    };
    connect(m_answers, &QSpinBox::valueChanged, this, limit);
    connect(m_passing, &QSpinBox::valueChanged, this, [this] { m_passingChosen = true; });
    limit();
    return m_custom;
}

/// As the preset has it for its number of answers; for another number its share would be chance.
int NewProjectDialog::usualPassing(int answers) const
{
    const WorkRules team = teamRules();
    return team.passingVotes == 0 || answers == team.votesPerQuestion ? team.passingVotes : passingVotes(WorkRules(), answers);
}

Result<Preset> NewProjectDialog::chosenPreset() const
{
    if (m_preset->chosen().isEmpty())
        return builtInPreset(QString());
    return m_preset->preset();
}

void NewProjectDialog::readPresetFile(const QString &file)
{
    runAside(
        this, [file] { return findPreset(file); }, [this, file](const Result<Preset> &preset) {
        m_presetMessage->setText(preset ? QString() : preset.error().sentence);
        if (!preset)
            return;
        m_preset->put(file, *preset); });
}

WorkRules NewProjectDialog::teamRules() const
{
    const auto chosen = chosenPreset();
    if (chosen && (chosen->work.annotatorsPerImage > 1 || chosen->work.votesPerQuestion > 0))
        return chosen->work;
    const auto known = builtInPreset(QStringLiteral("cii-bench"));
    return known ? known->work : WorkRules();
}

void NewProjectDialog::offerProtocols()
{
    const QString chosen = m_protocol->selectedOne();
    const auto preset = chosenPreset();
    const bool own = preset && preset->code != u"cii-bench" && (preset->work.annotatorsPerImage > 1 || preset->work.votesPerQuestion > 0);
    m_protocol->setOptions({{QStringLiteral("alone"), tr("One person"), {}, {}},
                            {QStringLiteral("team"), own ? tr("Team protocol of the preset") : tr("CII-Bench team"), {}, {}},
                            {QStringLiteral("custom"), tr("Custom"), {}, {}}});
    m_protocol->hideKeys();
    m_protocol->setSelectedOne(chosen.isEmpty() ? QStringLiteral("alone") : chosen);
    showProtocol();
}

void NewProjectDialog::showProtocol()
{
    const QString protocol = m_protocol->selectedOne();
    const WorkRules team = teamRules();
    if (protocol == u"alone") {
        m_protocolWhat->setText(tr("One person annotates each image; there is no blind validation. You can do all steps "
                                   "alone."));
    } else if (protocol == u"team") {
        m_protocolWhat->setText(tr("Annotators per image: %1. Blind answers per question: %2, correct ones required: %3. Validation "
                                   "rounds: at most %4. People needed: at least %5.")
                                    .arg(team.annotatorsPerImage)
                                    .arg(team.votesPerQuestion)
                                    .arg(passingVotes(team, team.votesPerQuestion))
                                    .arg(team.rounds)
                                    .arg(team.annotatorsPerImage + team.votesPerQuestion));
    } else {
        m_protocolWhat->setText(tr(
            "If “Answers per question” is 0, there is no validation. If “Number of correct answers required to pass” is 0, four fifths of "
            "the answers must be correct. You can change this later on the People page."));
        if (m_custom->isHidden()) {
            m_annotators->setValue(team.annotatorsPerImage);
            m_answers->setValue(team.votesPerQuestion);
            m_passing->setValue(team.passingVotes);
            m_passingChosen = false;
            m_rounds->setValue(team.rounds);
        }
    }
    m_custom->setVisible(protocol == u"custom");
    fit();
}

void NewProjectDialog::fit()
{
    // Wrapped lines know their height once they have a width.
    QMetaObject::invokeMethod(
        this, [this] {
            const int width = m_scroll->viewport()->width();
            const int wanted = m_fields->layout()->hasHeightForWidth()
                                 ? m_fields->layout()->heightForWidth(width)
                                 : m_fields->sizeHint().height();
            const int most = screen()->availableGeometry().height() - titleBar;
            resize(this->width(), std::min(most, height() - m_scroll->viewport()->height() + wanted));
        },
        Qt::QueuedConnection);
}

void NewProjectDialog::showEvent(QShowEvent *event)
{
    QDialog::showEvent(event);
    fit();
}

WorkRules NewProjectDialog::rules(const Preset &preset) const
{
    WorkRules rules = preset.work;
    const QString protocol = m_protocol->selectedOne();
    const WorkRules team = teamRules();
    const bool custom = protocol == u"custom";
    const bool alone = protocol == u"alone";
    rules.annotatorsPerImage = alone ? 1 : custom ? m_annotators->value()
                                                  : team.annotatorsPerImage;
    rules.votesPerQuestion = alone ? 0 : custom ? m_answers->value()
                                                : team.votesPerQuestion;
    rules.rounds = alone ? 1 : custom ? m_rounds->value()
                                      : team.rounds;
    rules.passingVotes = alone ? 0 : custom ? m_passing->value()
                                            : team.passingVotes;
    return rules;
}

void NewProjectDialog::choosePreset(const QString &code)
{
    m_preset->choose(code);
}

QWidget *NewProjectDialog::row(const QString &label, QWidget *field, QLabel *&message)
{
    auto *group = new QWidget(this);
    auto *column = new QVBoxLayout(group);
    column->setContentsMargins(0, spacing::small, 0, 0);
    column->setSpacing(spacing::tiny);
    auto *head = new QHBoxLayout;
    auto *name = plainLabel(label, group);
    setTextRole(name, TextRole::Soft);
    name->setBuddy(field);
    field->setAccessibleName(label);
    message = wrappedLabel(group);
    message->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    setStyleProperty(message, "feel", QStringLiteral("bad"));
    head->addWidget(name);
    head->addWidget(message, 1);
    column->addLayout(head);
    column->addWidget(field);
    return group;
}

void NewProjectDialog::proposeFolder()
{
    if (m_folderByPerson)
        return;
    const QString name = folderNameOf(m_title->text());
    m_folder->setText(name.isEmpty() ? QString() : QDir::toNativeSeparators(QDir(m_parentFolder).filePath(name)));
}

void NewProjectDialog::proposeStem()
{
    if (m_stem->isModified())
        return;
    if (const auto preset = chosenPreset()) {
        const QuestionRules &rules = preset->questions;
        const QString inLanguage = rules.firstStemIn.text();
        m_stem->setMaxLength(rules.stemMaximum);
        m_stem->setText(inLanguage.isEmpty() ? rules.firstStem : inLanguage);
        m_stem->setCursorPosition(0);
    }
}

bool NewProjectDialog::complain(QLineEdit *field, QLabel *message, const QString &sentence)
{
    message->setText(sentence);
    setStyleProperty(field, "wrong", !sentence.isEmpty());
    return !sentence.isEmpty();
}

void NewProjectDialog::submit()
{
    m_message->hide();
    const QString title = m_title->text().simplified();
    const QString person = m_person->text().simplified();
    const QString folder = m_folder->text().trimmed();
    bool wrong = complain(m_title, m_titleMessage, title.isEmpty() ? tr("A project needs a title.") : QString());
    wrong |= complain(m_person, m_personMessage,
                      person.isEmpty() ? tr("Enter your name; it is recorded with everything you do.") : QString());
    QString folderFault;
    if (folder.isEmpty())
        folderFault = tr("Choose a folder for the project.");
    else if (QDir::isRelativePath(folder))
        folderFault = tr("Enter the full path, starting with /.");
    wrong |= complain(m_folder, m_folderMessage, folderFault);
    const auto preset = chosenPreset();
    m_presetMessage->setText(preset ? QString() : preset.error().sentence);
    if (!preset)
        return;
    const auto asked = withFirstStem(*preset, m_stem->text().trimmed());
    wrong |= complain(m_stem, m_stemMessage, asked ? QString() : asked.error().sentence);
    if (wrong)
        return;

    NewProject project;
    project.title = title;
    project.preset = *asked;
    project.rules = rules(*asked);
    project.lead = person;
    m_create->setEnabled(false);
    Q_EMIT wanted(folder, project);
}

void NewProjectDialog::refuse(const QString &sentence)
{
    m_create->setEnabled(true);
    m_message->setText(sentence);
    m_message->show();
}

} // namespace yuyi
