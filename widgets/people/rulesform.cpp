// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/people/rulesform.h"

#include "models/services/review/validationrules.h"
#include "widgets/controls/labels/plainlabel.h"
#include "widgets/controls/layout/layouts.h"
#include "widgets/theme/theme.h"

#include <QCheckBox>
#include <QLabel>
#include <QLineEdit>
#include <QScrollArea>
#include <QSpinBox>
#include <QVBoxLayout>

#include <cmath>

namespace yuyi {

namespace {
constexpr int widest = 560;
}

RulesForm::RulesForm(QWidget *parent)
    : QWidget(parent), m_title(new QLineEdit), m_annotators(new QSpinBox), m_similarity(new QSpinBox),
      m_votes(new QSpinBox), m_passing(new QSpinBox), m_rounds(new QSpinBox), m_pool(new QCheckBox),
      m_calibrated(new QCheckBox), m_minutes(new QSpinBox), m_message(plainLabel())
{
    setObjectName(QStringLiteral("rulesForm"));
    makePanel(this);
    m_annotators->setObjectName(QStringLiteral("rules.annotators"));
    m_calibrated->setObjectName(QStringLiteral("rules.calibrated"));
    m_votes->setObjectName(QStringLiteral("rules.votes"));
    m_passing->setObjectName(QStringLiteral("rules.passing"));
    m_title->setMaxLength(200);
    m_annotators->setRange(1, RuleLimits::annotators);
    m_similarity->setRange(0, 100);
    m_similarity->setSuffix(QStringLiteral(" %"));
    m_votes->setRange(0, RuleLimits::votes);
    m_passing->setRange(0, RuleLimits::votes);
    m_rounds->setRange(1, RuleLimits::rounds);
    m_minutes->setRange(ReservationLength::least, ReservationLength::most);
    auto *form = new QWidget;
    form->setMaximumWidth(Theme::of(this).px(widest));
    auto *column = columnIn(form, spacing::medium, spacing::tiny);
    for (QWidget *field : QList<QWidget *>{m_title, m_annotators, m_similarity, m_votes, m_passing, m_rounds, m_pool,
                                           m_calibrated, m_minutes})
        m_lines.append(addLine(column, field));
    m_message->setWordWrap(true);
    setStyleProperty(m_message, "feel", QStringLiteral("bad"));
    column->addStretch(1);
    auto *scroll = new QScrollArea(this);
    scroll->setWidget(form);
    scroll->setWidgetResizable(true);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    // What is wrong is seen wherever the form was scrolled to.
    m_message->setContentsMargins(spacing::medium, spacing::small, spacing::medium, spacing::small);
    m_message->hide();
    auto *all = columnIn(this, 0, 0);
    all->addWidget(scroll, 1);
    all->addWidget(m_message);

    const auto changed = [this] {
        setMessage({});
        showMeaning();
        Q_EMIT edited();
    };
    connect(m_title, &QLineEdit::textChanged, this, changed);
    for (QSpinBox *box : {m_annotators, m_similarity, m_votes, m_passing, m_rounds, m_minutes})
        connect(box, &QSpinBox::valueChanged, this, changed);
    connect(m_pool, &QCheckBox::toggled, this, changed);
    connect(m_calibrated, &QCheckBox::toggled, this, changed);
    retranslate();
}

RulesForm::Line RulesForm::addLine(QVBoxLayout *column, QWidget *field)
{
    Line line{plainLabel(), plainLabel()};
    setTextRole(line.label, TextRole::Soft);
    setTextRole(line.meaning, TextRole::Small);
    line.label->setWordWrap(true);
    line.meaning->setWordWrap(true);
    line.label->setBuddy(field);
    if (field == m_pool || field == m_calibrated)
        line.label->hide();
    else
        column->addWidget(line.label);
    column->addWidget(field);
    column->addWidget(line.meaning);
    column->addSpacing(spacing::small);
    return line;
}

void RulesForm::set(const QString &title, const WorkRules &rules)
{
    m_known = true;
    m_givenTitle = title;
    m_given = rules;
    const QSignalBlocker quiet(this);
    m_title->setText(title);
    m_annotators->setValue(rules.annotatorsPerImage);
    m_similarity->setValue(static_cast<int>(std::lround(rules.textSimilarity * 100)));
    m_votes->setValue(rules.votesPerQuestion);
    m_passing->setValue(rules.passingVotes);
    m_rounds->setValue(rules.rounds);
    m_pool->setChecked(rules.openPool);
    m_calibrated->setChecked(rules.calibratedOnly);
    m_minutes->setValue(rules.reservationMinutes);
    setMessage({});
    showMeaning();
}

QString RulesForm::title() const
{
    return m_title->text().trimmed();
}

WorkRules RulesForm::rules() const
{
    WorkRules rules = m_given;
    rules.annotatorsPerImage = m_annotators->value();
    if (m_similarity->value() != std::lround(m_given.textSimilarity * 100))
        rules.textSimilarity = m_similarity->value() / 100.0;
    rules.votesPerQuestion = m_votes->value();
    // Without answers none is required; the field is disabled then and keeps its value.
    rules.passingVotes = m_votes->value() == 0 ? 0 : m_passing->value();
    rules.rounds = m_rounds->value();
    rules.openPool = m_pool->isChecked();
    rules.calibratedOnly = m_calibrated->isChecked();
    rules.reservationMinutes = m_minutes->value();
    return rules;
}

bool RulesForm::isChanged() const
{
    if (!m_known)
        return false;
    const WorkRules now = rules();
    return title() != m_givenTitle || now.annotatorsPerImage != m_given.annotatorsPerImage
        || now.textSimilarity != m_given.textSimilarity || now.votesPerQuestion != m_given.votesPerQuestion
        || now.passingVotes != m_given.passingVotes || now.rounds != m_given.rounds || now.openPool != m_given.openPool
        || now.calibratedOnly != m_given.calibratedOnly
        || now.reservationMinutes != m_given.reservationMinutes;
}

void RulesForm::setMessage(const QString &sentence)
{
    m_message->setText(sentence);
    m_message->setVisible(!sentence.isEmpty());
}

void RulesForm::focusFirst()
{
    m_annotators->setFocus(Qt::OtherFocusReason);
    m_annotators->selectAll();
}

void RulesForm::showMeaning()
{
    const int votes = m_votes->value();
    const bool two = m_annotators->value() > 1;
    WorkRules now = rules();
    const int needed = passingVotes(now, votes);
    const QStringList meanings{
        QString(),
        two ? tr(
            "Two people annotate each image independently; an adjudicator decides the fields in "
            "which their annotations differ.")
            : tr(
                "One person annotates each image; the submitted annotation becomes the gold annotation at once."),
        tr("Explanations and implied meanings with at least this similarity count as equal. This applies only if two people annotate "
           "each image."),
        votes == 0
            ? tr("There is no blind validation: annotated items are accepted at once.")
            : tr("%n other person(s) answer each question without seeing the key.", nullptr, votes),
        votes == 0
            ? QString()
            : tr("A question passes if at least %1 of %2 answers are correct and no problem is reported. 0 = default: four fifths of "
                 "the answers, rounded up.")
                  .arg(needed)
                  .arg(votes),
        tr("A question that fails is returned to its author, revised and validated again. If it fails twice, or fails in the last round "
           "allowed by this setting, the team discusses it."),
        m_pool->isChecked()
            ? tr("Annotators without open tasks get the next image that is not assigned yet.")
            : tr("Annotators get only the images that a lead assigns."),
        m_calibrated->isChecked() ? tr(
            "People who have not passed a calibration get only calibration batches. They cannot claim other images from the pool, and "
            "leads cannot assign other images to them.")
                                  : tr("Calibration is not required to get images."),
        tr("An image is reserved for the person who opens it. When the time set here has passed since the last save, other people can "
           "claim it."),
    };
    for (int i = 0; i < meanings.size(); ++i) {
        m_lines.at(i).meaning->setText(meanings.at(i));
        m_lines.at(i).meaning->setVisible(!meanings.at(i).isEmpty());
    }
    m_similarity->setEnabled(two);
    m_passing->setEnabled(votes > 0);
    m_rounds->setEnabled(votes > 0);
}

void RulesForm::retranslate()
{
    const QStringList texts{tr("Title of the project"), tr("Annotators per image"), tr("Minimum similarity for texts to count as equal"),
                            tr("Answers per question"), tr("Number of correct answers required (0 = default: four fifths)"),
                            tr("Maximum number of validation rounds"), tr("Open pool"),
                            tr("Calibration required"), tr("Length of a reservation (minutes)")};
    for (int i = 0; i < texts.size(); ++i) {
        m_lines.at(i).label->setText(texts.at(i));
        m_lines.at(i).label->buddy()->setAccessibleName(texts.at(i));
    }
    m_pool->setText(tr("Open pool")); // what it means stands below, where it may wrap
    m_calibrated->setText(tr("Require calibration: only people who have passed a calibration get images"));
    showMeaning();
}

} // namespace yuyi
