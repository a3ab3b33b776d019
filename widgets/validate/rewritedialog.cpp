// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/validate/rewritedialog.h"

#include "models/domain/annotation/optionlabels.h"
#include "models/domain/annotation/questionpictures.h"
#include "models/domain/annotation/written.h"
#include "models/domain/text.h"
#include "models/items/pictureloader.h"
#include "models/services/review/discussionservice.h"
#include "widgets/controls/buttons/actionbutton.h"
#include "widgets/controls/fields/linefield.h"
#include "widgets/controls/fields/textfield.h"
#include "widgets/controls/labels/plainlabel.h"
#include "widgets/controls/layout/layouts.h"
#include "widgets/image/picturestrip.h"
#include "widgets/image/rowpictures.h"
#include "widgets/theme/theme.h"

#include <QButtonGroup>
#include <QCheckBox>
#include <QGridLayout>
#include <QIcon>
#include <QKeyEvent>
#include <QLabel>
#include <QRadioButton>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace yuyi {

namespace {

constexpr int edgeOfPicture = 56; // logical pixels at the usual size of texts

} // namespace

RewriteDialog::RewriteDialog(const Question &question, const Preset &preset, PictureLoader &pictures, const Medium &own, QWidget *parent)
    : QDialog(parent),
      m_question(question),
      m_stem(new TextField(this)),
      m_cards(new RowPictures(pictures, this)),
      m_keys(new QButtonGroup(this)),
      m_fault(plainLabel(this))
{
    setWindowTitle(tr("Rewrite Question"));
    setAttribute(Qt::WA_DeleteOnClose);
    auto *column = columnIn(this, spacing::medium, spacing::medium);
    m_stem->setLines(2, 4);
    m_stem->setText(question.stem);
    m_stem->setAccessibleName(tr("Question"));
    column->addWidget(m_stem);
    buildPictures(column, pictures, own);
    if (const QuestionKind *kind = preset.kind(question.kind))
        m_kind = *kind;
    if (question.options.isEmpty())
        buildAccepted(column);
    else
        buildOptions(column);
    m_fault->setWordWrap(true);
    setStyleProperty(m_fault, "tone", toneName(Tone::Bad));
    m_fault->hide();
    column->addWidget(m_fault);
    auto *cancel = new ActionButton(tr("Cancel"), {}, ActionButton::Kind::Plain, this);
    auto *done = new ActionButton(tr("Rewrite"), QStringLiteral("Ctrl ⏎"), ActionButton::Kind::Primary, this);
    cancel->setAutoDefault(false);
    done->setAutoDefault(false);
    auto *buttons = new QHBoxLayout;
    buttons->addStretch(1);
    buttons->addWidget(cancel);
    buttons->addWidget(done);
    column->addLayout(buttons);
    connect(cancel, &QAbstractButton::clicked, this, &QDialog::reject);
    connect(done, &QAbstractButton::clicked, this, &RewriteDialog::finish);
    m_stem->setFocus();
}

/// The pictures that the marks of the question count.
void RewriteDialog::buildPictures(QVBoxLayout *column, PictureLoader &pictures, const Medium &own)
{
    auto *strip = new PictureStrip(pictures, this);
    column->addWidget(strip);
    strip->setPictures(itemPictures(stemPictures(m_question, own), {}));
    strip->setNoneCurrent(); // there is nothing to choose
}

void RewriteDialog::buildOptions(QVBoxLayout *column)
{
    const bool fixed = m_kind && m_kind->isFixed();
    const bool several = m_kind && m_kind->takesSeveral();
    m_keys->setExclusive(!several);
    auto *grid = new QGridLayout;
    grid->setHorizontalSpacing(spacing::small);
    grid->setVerticalSpacing(spacing::small);
    for (int i = 0; i < m_question.options.size(); ++i) {
        const QString label = optionLabel(m_kind ? &*m_kind : nullptr, i);
        QAbstractButton *key = nullptr;
        if (several)
            key = new QCheckBox(label, this);
        else
            key = new QRadioButton(label, this);
        key->setChecked(m_question.options.at(i).correct);
        key->setToolTip(tr("Key"));
        m_keys->addButton(key, i);
        auto *text = new LineField(this);
        text->setText(m_question.options.at(i).text);
        text->setCountVisible(!fixed);
        text->setReadOnly(fixed);
        text->setAccessibleName(tr("Option %1").arg(label));
        text->setMinimumWidth(Theme::of(this).px(460));
        m_options.append(text);
        grid->addWidget(key, i, 0);
        grid->addWidget(text, i, 1);
    }
    const QList<Option> &options = m_question.options;
    if (std::any_of(options.begin(), options.end(), [](const Option &option) { return !option.picture.isNull(); })) {
        for (int i = 0; i < options.size(); ++i)
            addPicture(grid, i);
        connect(m_cards, &RowPictures::ready, this, &RewriteDialog::drawPictures);
        drawPictures();
    }
    column->addLayout(grid);
}

void RewriteDialog::addPicture(QGridLayout *grid, int option)
{
    auto *picture = plainLabel(this);
    m_pictures.append(picture);
    grid->addWidget(picture, option, 2);
    if (option + 1 == m_question.options.size())
        return;
    auto *button = new ActionButton(QStringLiteral("⇅"), {}, ActionButton::Kind::Flat, this);
    button->setObjectName(QStringLiteral("exchange%1").arg(option));
    button->setAutoDefault(false);
    const QString what = tr("Exchange the pictures of options %1 and %2").arg(optionLetter(option), optionLetter(option + 1));
    button->setToolTip(what);
    button->setAccessibleName(what);
    connect(button, &QAbstractButton::clicked, this, [this, option] { exchange(option); });
    grid->addWidget(button, option, 3, Qt::AlignBottom);
}

void RewriteDialog::exchange(int option)
{
    std::swap(m_question.options[option].picture, m_question.options[option + 1].picture);
    drawPictures();
}

void RewriteDialog::drawPictures()
{
    const int edge = Theme::of(this).px(edgeOfPicture);
    m_cards->setSize(QSize(edge, edge), devicePixelRatioF());
    for (qsizetype i = 0; i < m_pictures.size(); ++i) {
        const Option &option = m_question.options.at(i);
        const QIcon card = m_cards->card(imageOf(option.picture)).value<QIcon>();
        m_pictures.at(i)->setPixmap(card.pixmap(QSize(edge, edge), devicePixelRatioF()));
        m_pictures.at(i)->setAccessibleName(option.picture.isNull() ? tr("No picture") : tr("Picture of option %1").arg(optionLetter(i)));
    }
}

void RewriteDialog::buildAccepted(QVBoxLayout *column)
{
    auto *title = plainLabel(this, TextRole::Soft);
    title->setText(tr("Accepted answers"));
    column->addWidget(title);
    m_wordings = columnIn();
    column->addLayout(m_wordings);
    m_add = new ActionButton(tr("Add Wording"), {}, ActionButton::Kind::Flat, this);
    m_add->setAutoDefault(false);
    column->addWidget(m_add, 0, Qt::AlignLeft);
    connect(m_add, &QAbstractButton::clicked, this, [this] {
        addWording({});
        m_accepted.constLast()->show();
        m_accepted.constLast()->setFocus();
    });
    for (const QString &wording : std::as_const(m_question.accepted))
        addWording(wording);
    if (m_accepted.isEmpty())
        addWording({});
}

/// A field that is left empty is no accepted answer.
void RewriteDialog::addWording(const QString &text)
{
    auto *field = new LineField(this);
    field->setMaxLength(longestWritten);
    field->setText(text);
    field->setAccessibleName(tr("Accepted answer %1").arg(m_accepted.size() + 1));
    field->setMinimumWidth(Theme::of(this).px(460));
    // After the field before it, not after the buttons.
    setTabOrder(m_accepted.isEmpty() ? static_cast<QWidget *>(m_stem) : m_accepted.constLast(), field);
    m_accepted.append(field);
    m_wordings->addWidget(field);
    m_add->setVisible(m_accepted.size() < mostAccepted);
}

void RewriteDialog::finish()
{
    Question question = m_question;
    question.stem = m_stem->text().trimmed();
    for (int i = 0; i < question.options.size(); ++i) {
        question.options[i].text = m_options.at(i)->text().trimmed();
        question.options[i].correct = m_keys->button(i)->isChecked();
    }
    question.accepted.clear();
    for (const LineField *field : std::as_const(m_accepted)) {
        if (const QString wording = field->text().simplified(); !wording.isEmpty())
            question.accepted.append(wording);
    }
    const QuestionKind *kind = m_kind ? &*m_kind : nullptr;
    if (!isComplete(question, kind)) {
        m_fault->setText(incompleteText(kind));
        m_fault->show();
        return;
    }
    accept();
    Q_EMIT rewritten(question);
}

void RewriteDialog::keyPressEvent(QKeyEvent *event)
{
    const bool enter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if (enter) {
        if (event->modifiers() & Qt::ControlModifier)
            finish();
        return;
    }
    QDialog::keyPressEvent(event);
}

} // namespace yuyi
