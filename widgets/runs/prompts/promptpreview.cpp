// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/runs/prompts/promptpreview.h"

#include "widgets/controls/labels/plainlabel.h"
#include "widgets/theme/theme.h"

#include <QLabel>
#include <QPainter>
#include <QResizeEvent>
#include <QVBoxLayout>

#include <algorithm>

namespace yuyi {

namespace {

constexpr double highestShare = 0.5; // of the view, for one picture: words stay beside it
constexpr int leastHeight = 120;

/// The whole picture on its quiet ground, never larger than it was sent.
class SentPictureView final : public QWidget
{
public:
    SentPictureView(const QImage &picture, QWidget *parent) : QWidget(parent), m_picture(picture) {}

    void fitTo(int width, int height)
    {
        const double ratio = devicePixelRatioF();
        const QSizeF natural = QSizeF(m_picture.size()) / ratio;
        const QSizeF shown = natural.scaled(std::min<double>(width, natural.width()), std::min<double>(height, natural.height()),
                                            Qt::KeepAspectRatio);
        setFixedHeight(std::max(1, qRound(shown.height())));
        m_shown = shown;
        m_scaled = {};
        update();
    }

protected:
    void paintEvent(QPaintEvent *) override
    {
        QPainter painter(this);
        painter.fillRect(rect(), Theme::of(this).tokens().pictureGround);
        if (m_scaled.isNull()) {
            const QSize pixels = (m_shown * devicePixelRatioF()).toSize();
            m_scaled = m_picture.scaled(pixels.expandedTo({1, 1}), Qt::IgnoreAspectRatio, Qt::SmoothTransformation);
        }
        painter.setRenderHint(QPainter::SmoothPixmapTransform);
        painter.drawImage(QRectF(QPointF((width() - m_shown.width()) / 2, 0), m_shown), m_scaled);
    }

private:
    QImage m_picture;
    QImage m_scaled;
    QSizeF m_shown;
};

} // namespace

PromptPreview::PromptPreview(QWidget *parent) : QScrollArea(parent)
{
    setFrameShape(QFrame::NoFrame);
    setWidgetResizable(true);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setFocusPolicy(Qt::TabFocus);
    m_page = new QWidget(this);
    m_column = new QVBoxLayout(m_page);
    m_column->setContentsMargins(0, 0, spacing::small, 0);
    m_column->setSpacing(spacing::small);
    m_message = wrappedLabel(m_page);
    m_message->setTextFormat(Qt::PlainText);
    m_column->addWidget(m_message);
    m_column->addStretch(1);
    setWidget(m_page);
}

void PromptPreview::setParts(const QList<Part> &parts)
{
    const bool sameShape = parts.size() == m_parts.size() && m_message->isHidden();
    m_parts = parts;
    m_message->hide();
    const auto old = m_page->findChildren<QWidget *>(QString(), Qt::FindDirectChildrenOnly);
    for (QWidget *child : old) {
        if (child != m_message) {
            m_column->removeWidget(child);
            child->hide();
            child->deleteLater();
        }
    }
    int index = 1;
    for (const Part &part : parts) {
        if (!part.heading.isEmpty()) {
            auto *heading = plainLabel(part.heading, m_page);
            setTextRole(heading, TextRole::Section);
            heading->setWordWrap(true);
            m_column->insertWidget(index++, heading);
        } else if (!part.picture.isNull()) {
            auto *picture = new SentPictureView(part.picture, m_page);
            picture->setAccessibleName(part.note);
            m_column->insertWidget(index++, picture);
            auto *note = plainLabel(part.note, m_page);
            setTextRole(note, TextRole::Small);
            note->setWordWrap(true);
            m_column->insertWidget(index++, note);
        } else {
            auto *text = wrappedLabel(m_page);
            text->setTextFormat(Qt::PlainText);
            text->setTextInteractionFlags(Qt::TextSelectableByMouse);
            text->setText(part.text);
            m_column->insertWidget(index++, text);
        }
    }
    fit();
    if (!sameShape)
        QMetaObject::invokeMethod(
            this, [this] { ensureVisible(0, 0); }, Qt::QueuedConnection);
}

QString PromptPreview::text() const
{
    QStringList texts;
    for (const Part &part : m_parts) {
        if (part.picture.isNull() && part.heading.isEmpty())
            texts.append(part.text);
    }
    return texts.join(QLatin1Char('\n'));
}

void PromptPreview::setMessage(const QString &sentence, Tone tone)
{
    setParts({});
    m_message->setText(sentence);
    setTextRole(m_message, tone == Tone::Neutral ? TextRole::Soft : TextRole::Body);
    setStyleProperty(m_message, "feel", tone == Tone::Neutral ? QString() : toneName(tone));
    m_message->show();
}

QString PromptPreview::message() const
{
    return m_message->isHidden() ? QString() : m_message->text();
}

void PromptPreview::fit()
{
    const int width = viewport()->width() - spacing::small;
    const int height = std::max(Theme::of(this).px(leastHeight), static_cast<int>(viewport()->height() * highestShare));
    const auto children = m_page->findChildren<QWidget *>(QString(), Qt::FindDirectChildrenOnly);
    for (QWidget *child : children) {
        if (auto *picture = dynamic_cast<SentPictureView *>(child))
            picture->fitTo(width, height);
    }
}

void PromptPreview::resizeEvent(QResizeEvent *event)
{
    QScrollArea::resizeEvent(event);
    fit();
}

} // namespace yuyi
