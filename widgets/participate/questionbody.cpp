// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/participate/questionbody.h"

#include "models/domain/text.h"
#include "widgets/controls/choices/answerfield.h"
#include "widgets/controls/choices/blindoptions.h"
#include "widgets/controls/labels/plainlabel.h"
#include "widgets/controls/layout/layouts.h"
#include "widgets/image/stemlabel.h"
#include "widgets/theme/theme.h"

#include <QLabel>
#include <QScrollBar>
#include <QStringList>

#include <algorithm>

namespace yuyi {

namespace {

constexpr int lineStep = 20; // pixels, as every scroll area has it

} // namespace

QuestionBody::QuestionBody(QWidget *parent) : QScrollArea(parent)
{
    setWidgetResizable(true);
    setFrameShape(QFrame::NoFrame);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setFocusPolicy(Qt::NoFocus);
    auto *inside = new QWidget(this);
    auto *list = columnIn(inside);
    m_stem = wrappedLabel(inside, TextRole::Title);
    connect(m_stem, &QLabel::linkActivated, this, [this](const QString &number) { Q_EMIT pictureWanted(number.toInt()); });
    list->addWidget(m_stem);
    m_several = wrappedLabel(inside, TextRole::Soft);
    m_several->setObjectName(QStringLiteral("severalOptions"));
    m_several->hide();
    list->addWidget(m_several);
    list->addSpacing(spacing::small);
    m_options = new BlindOptions(inside);
    list->addWidget(m_options);
    m_field = new AnswerField(inside);
    m_field->setObjectName(QStringLiteral("writtenAnswer"));
    m_field->hide();
    list->addWidget(m_field);
    list->addStretch(1);
    setWidget(inside);
}

void QuestionBody::ask(const StudyMaterial &material)
{
    m_material = material;
    showStem(m_stem, material.stem, material.pictures);
    m_several->setVisible(material.takesSeveral);
    QList<BlindOptions::Shown> options;
    for (const BlindQuestion::Choice &choice : material.options)
        options.append({choice.text, choice.picture.isNull() ? QSize() : choice.picture.size});
    m_options->setOptions(options, {material.takesSeveral, material.ownLabels});
    m_field->setText({});
    m_field->setVisible(material.isWritten());
    m_field->setAccessibleDescription(m_stem->accessibleName());
    verticalScrollBar()->setValue(0);
}

QString QuestionBody::spoken() const
{
    QStringList read = m_options->accessibleNames();
    if (m_material.takesSeveral)
        read.prepend(m_several->text());
    return m_stem->accessibleName() % QLatin1Char('\n') % read.join(QLatin1Char('\n'));
}

QString QuestionBody::hint() const
{
    QStringList hints;
    if (m_material.isWritten()) {
        hints.append(tr("Write the answer, then press Enter to continue. To use keys for the image, press Tab first: + or − to zoom, 0 to "
                        "fit the image to the window. Tab again goes back to the answer."));
    } else if (m_material.ownLabels) {
        const QString keys = m_material.takesSeveral
                               ? tr("Choose with 1–%1 or the mouse; choose an option again to clear it. Press Enter to continue. Press + "
                                    "or − to zoom, 0 to fit the image to the window.")
                               : tr("Choose with 1–%1 or the mouse. You can change your choice. Press Enter to continue. Press + or − to "
                                    "zoom, 0 to fit the image to the window.");
        hints.append(keys.arg(m_material.options.size()));
    } else {
        const QString keys = m_material.takesSeveral
                               ? tr("Choose with A–%1, 1–%2 or the mouse; choose an option again to clear it. Press Enter to continue. "
                                    "Press + or − to zoom, 0 to fit the image to the window.")
                               : tr("Choose with A–%1, 1–%2 or the mouse. You can change your choice. Press Enter to continue. Press + or "
                                    "− to zoom, 0 to fit the image to the window.");
        hints.append(keys.arg(optionLetter(m_material.options.size() - 1)).arg(m_material.options.size()));
    }
    if (m_material.pictures.size() > 1)
        hints.append(m_material.isWritten() ? tr("Alt+] shows the next picture, Alt+[ the previous one.")
                                            : tr("] shows the next picture, [ the previous one."));
    if (m_options->areTiles())
        hints.append(tr("Shift and the letter of an option shows its picture large; the same again goes back."));
    return hints.join(u'\n');
}

int QuestionBody::neededHeight() const
{
    return widget()->heightForWidth(viewport()->width());
}

void QuestionBody::fitInto(int height)
{
    const bool tiles = m_options->areTiles();
    if (tiles)
        m_options->setMostHeight(std::max(1, height - neededHeight() + m_options->heightForWidth(viewport()->width())));
    // The arrow keys go from one line of tiles to the next.
    verticalScrollBar()->setSingleStep(tiles ? m_options->lineHeight() : lineStep);
}

void QuestionBody::retranslate()
{
    m_several->setText(tr("Choose all correct options."));
    m_field->retranslate();
}

} // namespace yuyi
